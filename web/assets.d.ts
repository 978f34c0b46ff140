/** What the bundler puts inside a script instead of a module (tools/bundler.js, tools/bundle.js). */
declare module "bundle:wasm" {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
/** The hash of each script that lies beside the embed, as the attribute integrity takes it. */
declare module "bundle:integrity" {
  const integrity: Record<string, string>;
  export default integrity;
}
declare module "bundle:core" {
  const core: (module: { exports: object }) => void;
  export default core;
}
declare module "bundle:lab-worker" {
  const script: string;
  export default script;
}
declare module "*.css" {
  const minified: string;
  export default minified;
}

/** What the bundler writes into the service worker: the name of the build, and all its files. */
declare const BUILD: string;
declare const FILES: Record<string, string>;

/** What the bundler writes into the page: the name that each of its late scripts is served under. */
declare const LATE_SCRIPTS: Record<string, string>;

/** What the bundler writes into the page for a frame: the scripts it starts. */
declare const SCRIPTS: string[];

/** How all the sentences of each late language come. */
declare module "languages:late" {
  const late: Record<string, () => Promise<{ default: import("./locales/languages.js").Sentences }>>;
  export default late;
}
/** A section of the sentences, in every language that is not late. */
declare module "locales:*" {
  const sentences: Record<string, import("./locales/languages.js").Sentences>;
  export default sentences;
}
