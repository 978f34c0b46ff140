/** Modules that the bundler creates (tools/bundler.js, tools/bundle.js). */
declare module "bundle:wasm" {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
/** The compressed module that reads boards from pictures. */
declare module "bundle:grid-image" {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
/** The compressed module for boards that are not binary. */
declare module "bundle:states" {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
/** The integrity values of the scripts beside the embed. */
declare module "bundle:integrity" {
  const integrity: Record<string, string>;
  export default integrity;
}
declare module "bundle:recipes" {}
declare module "bundle:core" {
  const core: (module: { exports: object }) => void;
  export default core;
}
/** The modules that a script shares with its lazy scripts, by their numbers. */
declare module "bundle:shared" {
  const modules: (number: string) => unknown;
  export default modules;
}
declare module "bundle:lab-worker" {
  const script: string;
  export default script;
}
/** A font as base64. */
declare module "*.woff2" {
  const text: string;
  export default text;
}
declare module "*.css" {
  const minified: string;
  export default minified;
}

/** Inserted into the service worker: the name of the build, and the hash of each of its files. */
declare const BUILD: string;
declare const FILES: Record<string, string>;

/** Inserted into every script: the stamp of the build, a hash of its sources. */
declare const STAMP: string;

/** Inserted into the page: the file names of its lazy scripts. */
declare const LAZY_SCRIPTS: Record<string, string>;

/** Inserted into the page for frames: the scripts it loads. */
declare const SCRIPTS: string[];

/** Loads the sentences of each lazily loaded language. */
declare module "languages:lazy" {
  const late: Record<string, () => Promise<{ default: import("./locales/languages.js").Sentences }>>;
  export default late;
}

/** The sentences of each lazily loaded language, in a script that has them. */
declare module "languages:here" {
  const here: Record<string, import("./locales/languages.js").Sentences>;
  export default here;
}

/** A section of the sentences, in every language that is not loaded lazily. */
declare module "locales:*" {
  const sentences: Record<string, import("./locales/languages.js").Sentences>;
  export default sentences;
}

/** The part of their scope that service workers use. TypeScript declares the scope in a library that excludes that of the DOM. */
interface ServiceWorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<{ id: string }[]> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof ServiceWorkerEvents>(
    name: Name,
    listener: (event: ServiceWorkerEvents[Name]) => void,
  ): void;
}
interface ServiceWorkerEvents {
  install: Lasting;
  activate: Lasting;
  message: Lasting & { data: unknown; source: { id: string } };
  fetch: Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
