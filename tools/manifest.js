// Derives the published manifest, the types, the tables in the README of the package, and docs/elements.md (node tools/manifest.js
// writes it) from web/board/attributes.js, which has the attributes, and web/custom-elements.json, which has everything else.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ATTRIBUTES } from "../web/board/attributes.js";
import { LANGUAGES } from "../web/locales/languages.js";

const SOURCE = "web/custom-elements.json";
const ATTRIBUTES_SOURCE = "web/board/attributes.js";

/** @type {Record<string, string>} */
const KIND_OF = { "lights-out": "grid", "rotating-doors": "doors" };
const DOCUMENT = "docs/elements.md";

const HEAD = `# The elements

<!-- Made by \`./build.sh api\` from ${ATTRIBUTES_SOURCE} and ${SOURCE}: edit those files. -->

The attributes, properties, methods, events, styles and slots of \`<lights-out>\` and \`<rotating-doors>\`. A row that belongs to one
element names it. [embedding.md](embedding.md) tells how to put an element into a page; [hosting.md](hosting.md) describes the messages of frames.

- [notation.md](notation.md) explains the text of \`board\`.
- Each attribute except \`lang\` and \`masks\` is reflected by a property of the same name: a boolean for an attribute without a value, a string for the others.
- An attribute without a value counts by being there, as in HTML: \`readonly="false"\` is read-only, too. Remove it, or set the property.
- The names of the tabs of \`explain\` are in [web/explain/tabs.js](../web/explain/tabs.js), in the order of the row.
- An invalid value of an attribute is ignored. A sentence in the element and a \`lights-error\` event say so.
- Events bubble.
- In a form, an element with a \`name\` submits \`solved 7\` or \`open 3\`: whether the board is solved, and the number of presses.`;

/**
 * @typedef {object} Thing  an attribute, a member, an event, …
 * @property {string} name
 * @property {string} description
 * @property {{ text: string }} type
 * @property {string} [kind]  of a member: field or method
 * @property {boolean} [readonly]
 * @property {string} [fieldName]  the property that reflects an attribute
 *
 * @typedef {Thing & { parameters?: Thing[], return?: Pick<Thing, "type"> }} Member
 * @typedef {"attributes" | "members" | "events" | "slots" | "cssProperties" | "cssParts"} List
 * @typedef {{ name: string, description: string, superclass: { name: string }, tagName?: string, customElement?: boolean }
 *   & Partial<Record<List, Member[]>>} Declaration
 * @typedef {{ modules: { declarations: Declaration[] }[] }} Manifest
 */

/** @type {readonly List[]} */
const LISTS = ["attributes", "members", "events", "slots", "cssProperties", "cssParts"];

const declarations = (/** @type {Manifest} */ { modules }) => modules.flatMap((module) => module.declarations);
const isElement = (/** @type {Declaration} */ declaration) => declaration.customElement === true;

/** A string literal type, or a union of several. */
const isUnion = (/** @type {string} */ text) => /^"[^"]*"( \| "[^"]*")*$/.test(text);

/** The type of the property of an attribute: that of the attribute, and "" if it is absent. */
const typeOfProperty = (/** @type {string} */ text) =>
  isUnion(text) ? `${text} | ""` : text === "boolean" ? text : "string";

/** The words that a pattern accepts, if it is a list of words. @param {RegExp | undefined} pattern */
const wordsOf = (pattern) => /^\^\(([a-z|-]+)\)\$$/.exec(pattern?.source ?? "")?.[1].split("|");

/** The type of an attribute as TypeScript writes it. @param {string} name */
function typeOfAttribute(name) {
  const { flag, word } = ATTRIBUTES[name];
  const words = name === "lang" ? Object.keys(LANGUAGES) : wordsOf(word);
  return flag ? "boolean" : (words?.map((each) => `"${each}"`).join(" | ") ?? "string");
}

/** The comment of each attribute in one line. */
const commentsOf = (/** @type {string} */ source) =>
  Object.fromEntries(
    [...source.matchAll(/^ {2}\/\*\*((?:(?!\*\/).)*)\*\/\n {2}(\w+): \{/gms)].map(([, comment, name]) => [
      name,
      comment.replace(/\s+(\* )?/g, " ").trim(),
    ]),
  );

/** An attribute as its comment describes it. @param {string} name @param {string} comment */
function attribute(name, comment) {
  const { flag, native } = ATTRIBUTES[name];
  const [description, ...tags] = comment.split(" @");
  const fallback = tags.find((tag) => tag.startsWith("default "))?.slice(8);
  const text = tags.includes("list") ? "string" : typeOfAttribute(name);
  return {
    name,
    fieldName: native ? undefined : name,
    type: { text },
    default: flag ? "false" : fallback,
    description,
  };
}

/** The attributes of one kind of board, or those that all kinds share. @param {string} [kind] */
function attributesOf(kind) {
  const comments = commentsOf(readFileSync(ATTRIBUTES_SOURCE, "utf8"));
  const names = Object.keys(ATTRIBUTES).filter((name) => ATTRIBUTES[name].kind === kind);
  return names.map((name) => attribute(name, comments[name]));
}

/** The manifest of the elements, with the attributes. @returns {Manifest} */
export function readManifest() {
  const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(SOURCE, "utf8")));
  for (const declaration of declarations(manifest))
    declaration.attributes = attributesOf(KIND_OF[declaration.tagName ?? ""]);
  return manifest;
}

/**
 * Adds a property of the same name for each attribute that the browser does not reflect itself.
 * @param {Declaration} declaration
 */
function reflected({ attributes = [], members = [] }) {
  const spelledOut = new Set(members.map((member) => member.name));
  return attributes
    .filter(({ fieldName }) => fieldName && !spelledOut.has(fieldName))
    .map(({ name, fieldName = name, type, description }) => {
      const text = typeOfProperty(type.text);
      return { kind: "field", name: fieldName, type: { text }, attribute: name, reflects: true, description };
    });
}

/**
 * A declaration with the inherited lists before its own.
 * @param {Declaration} declaration
 * @param {Partial<Declaration>} [inherited]
 */
function whole(declaration, inherited = {}) {
  /** @type {Declaration} */
  const own = { ...declaration, members: [...reflected(declaration), ...(declaration.members ?? [])] };
  for (const list of LISTS) own[list] = [...(inherited[list] ?? []), ...(own[list] ?? [])];
  return own;
}

/**
 * The manifest with the inherited members written out for each element, because most tools do not resolve inheritance.
 * @param {Manifest} manifest
 */
export function flatten(manifest) {
  const [shared] = declarations(manifest)
    .filter((declaration) => !isElement(declaration))
    .map((each) => whole(each));
  const flat = (/** @type {Declaration} */ declaration) => ({
    ...whole(declaration, shared),
    superclass: shared.superclass,
  });
  const modules = manifest.modules.map((module) => ({
    ...module,
    declarations: module.declarations.filter(isElement).map(flat),
  }));
  return { ...manifest, modules };
}

/** The methods of the engine that an element lacks; it has the last six while the explain pane is loaded. */
const OMITTED = [
  ...["census", "censusListing", "hardest", "large", "loadRows", "nullity", "paste", "pasteMasks"],
  ...["equations", "freePatterns", "nearest", "solutions", "steps", "weights"],
];

const comment = (/** @type {string} */ text, indent = "") => `${indent}/** ${text} */\n`;

const signature = (/** @type {Member} */ { name, parameters = [], return: result }) =>
  `${name}(${parameters.map((parameter) => `${parameter.name}: ${parameter.type.text}`).join(", ")}): ${result?.type.text}`;

/** @param {Member} member */
function typeOfMember(member) {
  const { kind, name, type, readonly, description } = member;
  const text = kind === "method" ? signature(member) : `${readonly ? "readonly " : ""}${name}: ${type.text}`;
  return `${comment(description, "  ")}  ${text};\n`;
}

/** @param {Declaration} declaration */
function typeOfClass(declaration) {
  const { name, superclass, description, members = [] } = whole(declaration);
  const how = isElement(declaration) ? "export" : "declare";
  const body = members.map(typeOfMember).join("");
  return `${comment(description)}${how} class ${name} extends ${superclass.name} {\n${body}}\n\n`;
}

/** The types of the tags, for querySelector. @param {Manifest} manifest */
export function tags(manifest) {
  const elements = declarations(manifest).filter(isElement);
  const names = elements.map(({ name }) => name).join(", ");
  return `import type { ${names} } from "./classes.js";

export * from "./classes.js";

declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tagName, name }) => `    "${tagName}": ${name};\n`).join("")}  }
}
`;
}

/** The types of the elements, and of their events for addEventListener. @param {Manifest} manifest */
export function classes(manifest) {
  const all = declarations(manifest);
  const events = all
    .flatMap((declaration) => declaration.events ?? [])
    .map(({ name, type, description }) => `${comment(description, "    ")}    "${name}": ${type.text};\n`);
  return `/// <reference lib="dom" />
import type { Engine, History } from "./engine.js";

export type { Engine };

/** The engine of an element: the methods that it lacks throw an EngineError "omitted". */
export type BoardEngine = Omit<Engine, ${OMITTED.map((name) => `"${name}"`).join(" | ")}>;

${all.map(typeOfClass).join("")}/** Adds a language, or replaces sentences of one, by their keys; {name} in a sentence is a place for a value. What it has no sentence for shows in English. */
export declare function registerSentences(tag: string, sentences: Record<string, string | ((values: any) => string)>): void;

declare global {
  interface GlobalEventHandlersEventMap {
${events.join("")}  }
}

export {};
`;
}

const isFlag = (/** @type {Thing} */ { type }) => type.text === "boolean";

/** The type of a flag: "" or undefined. React 18 writes a boolean as text, so that "false" would set the attribute, too. */
function typeInJSX(/** @type {Thing} */ attribute) {
  if (attribute.name === "lang") return "string"; // any language tag
  return isFlag(attribute) ? '"" | true' : attribute.type.text;
}

/** The types of the props of a component that also take a boolean. @param {Thing[]} attributes */
const switches = (attributes) =>
  attributes
    .filter((attribute) => isFlag(attribute) || attribute.name === "masks")
    .map((attribute) => ({
      name: `"${attribute.name}"`,
      type: isFlag(attribute) ? "boolean" : `boolean | ${attribute.type.text}`,
    }));

/** The props of an element in React: its attributes and, from React 19 on, the handlers of its events. @param {Declaration} element */
function typeOfTag({ tagName, name, attributes = [], events = [] }) {
  const written = attributes.map(
    (attribute) =>
      `${comment(attribute.description, "  ")}  "${attribute.name}"?: ${typeInJSX(attribute)} | undefined;\n`,
  );
  const heard = events.map(
    (event) =>
      `${comment(event.description, "  ")}  "on${event.name}"?: ((event: ${event.type.text}) => void) | undefined;\n`,
  );
  const own = `${name}InJSX`;
  const booleans = switches(attributes);
  const native = `Omit<React.HTMLAttributes<${name}>, keyof ${own}>`;
  const names = booleans.map((each) => each.name).join(" | ");
  const typed = booleans.map((each) => `${each.name}?: ${each.type} | undefined`).join("; ");
  const props = `${native} & Omit<${own}, ${names}> & { ${typed} } & Position`;
  return {
    type: `interface ${own} {\n${written.join("")}${heard.join("")}  class?: string | undefined;\n}\n\n`,
    tag: `      "${tagName}": React.ClassAttributes<${name}> & ${native} & ${own};\n`,
    component: `${comment(`<${tagName}> as a component. Its ref is the element.`)}export declare const ${name}: React.ForwardRefExoticComponent<${props} & React.RefAttributes<${name}>>;\n\n`,
  };
}

/** The types of both components, and of both tags in JSX, for React 18 and 19. @param {Manifest} manifest */
export function jsx(manifest) {
  const elements = declarations(flatten(manifest));
  const tags = elements.map(typeOfTag);
  return `import type * as React from "react";
import type * as Elements from "./lights-and-doors.js";

export type { BoardEngine, Engine } from "./lights-and-doors.js";
${elements.map(({ name }) => `export type ${name} = Elements.${name};\n`).join("")}
/** Who owns the position of a component: its host, with \`position\`, or the component, which begins at \`defaultPosition\`. */
export interface Position {
  /** The position that is shown, as a notation. A press tells the next one, and is shown once it is written here. */
  position?: string | undefined;
  /** The position at which a component without \`position\` begins. */
  defaultPosition?: string | undefined;
  /** Called with the position after each change by the reader or a script. */
  onPositionChange?: ((position: string) => void) | undefined;
}

${tags.map(({ type, component }) => type + component).join("")}declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
${tags.map(({ tag }) => tag).join("")}    }
  }
}
`;
}

/**
 * A framework whose templates can be typed, besides React's.
 * @typedef {object} Framework
 * @property {string} name        of its package
 * @property {string} since       the oldest version
 * @property {string} types       its import of the types that are used
 * @property {string} module      the module that has the table of all tags
 * @property {string[]} table     the interface that is this table, in its namespaces
 * @property {(element: string) => string} native  the attributes of any element
 * @property {(event: string) => string[]} handlers  the names of the handler of an event
 * @property {(element: string, props: string) => string} [tag]  the type of an entry, if it is not that of the attributes
 * @property {(props: string, element: string) => string} [component]  the type of a component that the package exports
 */

/** @type {Record<string, Framework>} */
export const FRAMEWORKS = {
  preact: {
    name: "preact",
    since: "10.28",
    types: 'import type { HTMLAttributes } from "preact";',
    module: "preact",
    table: ["namespace JSX", "interface IntrinsicElements"],
    native: (element) => `HTMLAttributes<${element}>`,
    handlers: (event) => [`on${event}`],
  },
  solid: {
    name: "solid-js",
    since: "1",
    types: 'import type { JSX } from "solid-js";',
    module: "solid-js",
    table: ["namespace JSX", "interface IntrinsicElements"],
    native: (element) => `JSX.HTMLAttributes<${element}>`,
    handlers: (event) => [`on:${event}`],
  },
  svelte: {
    name: "svelte",
    since: "5",
    types: 'import type { Component } from "svelte";\nimport type { HTMLAttributes } from "svelte/elements";',
    module: "svelte/elements",
    table: ["interface SvelteHTMLElements"],
    native: (element) => `HTMLAttributes<${element}>`,
    handlers: (event) => [`on${event}`, `on:${event}`], // the second is the directive of Svelte 4
    component: (props, element) =>
      `Component<${props} & { position?: string | undefined; element?: ${element} | undefined }, {}, "position" | "element">`,
  },
  vue: {
    name: "vue",
    since: "3.3",
    types: 'import type { HTMLAttributes, PublicProps } from "vue";',
    module: "vue",
    table: ["interface GlobalComponents"],
    native: () => "HTMLAttributes & PublicProps",
    handlers: (event) => [`on${event.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`],
    tag: (element, props) => `new () => ${element} & { $props: ${props} }`,
    component: (props) =>
      `new () => { $props: ${props} & { modelValue?: string | undefined; "onUpdate:modelValue"?: ((position: string) => unknown) | undefined } }`,
  },
};

/** The attributes of an element and the handlers of its events, as a template sets them. @param {Declaration} element @param {Framework} framework */
function propsIn({ name, attributes = [], events = [] }, { handlers }) {
  const typeOf = (/** @type {Thing} */ attribute) => {
    if (attribute.name === "lang") return "string"; // any language tag
    return attribute.name === "masks" ? `boolean | ${attribute.type.text}` : attribute.type.text;
  };
  const row = (/** @type {Thing} */ { description }, /** @type {string} */ prop, /** @type {string} */ type) =>
    `${comment(description, "  ")}  "${prop}"?: ${type} | undefined;\n`;
  const written = attributes.map((attribute) => row(attribute, attribute.name, typeOf(attribute)));
  const heard = events.flatMap((event) =>
    handlers(event.name).map((handler) => row(event, handler, `((event: ${event.type.text}) => void)`)),
  );
  return `interface ${name}Props {\n${written.join("")}${heard.join("")}}\n\n`;
}

/** The types of both tags in the templates of a framework. @param {Manifest} manifest @param {Framework} framework */
export function templates(manifest, framework) {
  const { types, module, table, native, tag = (_, props) => props, component } = framework;
  const elements = declarations(flatten(manifest));
  const propsOf = (/** @type {string} */ name) => `Omit<${native(name)}, keyof ${name}Props> & ${name}Props`;
  const tags = elements.map(({ tagName, name }) => `    "${tagName}": ${tag(name, propsOf(name))};\n`);
  const components = elements.map(
    ({ tagName, name }) =>
      component &&
      `${comment(`<${tagName}> as a component, which can share its position with its host.`)}declare const ${name}Component: ${component(propsOf(name), name)};\nexport { ${name}Component as ${name} };\n\n`,
  );
  return `${types}
import type { ${elements.map(({ name }) => name).join(", ")} } from "./lights-and-doors.js";

${elements.map((element) => propsIn(element, framework)).join("")}${components.filter(Boolean).join("")}declare module "${module}" {
  ${table.join(" { ")} {
${tags.join("")}  ${"}".repeat(table.length)}
}
`;
}

/**
 * A table with a row for each entry of a list. An entry that only one element has names the element.
 * @param {Manifest} manifest
 * @param {string} title
 * @param {List} list
 * @param {(thing: Member) => string | false} nameOf
 */
function table(manifest, title, list, nameOf) {
  const rows = declarations(manifest).flatMap((declaration) =>
    (declaration[list] ?? []).map((thing) => {
      const only = declaration.tagName ? ` (\`<${declaration.tagName}>\`)` : "";
      return nameOf(thing) && `| ${nameOf(thing)}${only} | ${thing.description.replaceAll("|", "\\|")} |\n`;
    }),
  );
  return `| ${title} | |\n| --- | --- |\n${rows.filter(Boolean).join("")}\n`;
}

const code = (/** @type {string} */ text) => `\`${text.replaceAll("|", "\\|")}\``;
const byName = (/** @type {Thing} */ { name }) => (name ? code(name) : "without a name");
/** A type without its wrapping; of a long list of words the first two. */
const shortType = (/** @type {string} */ text) =>
  text.replace(/^CustomEvent<(.*)>$/, "$1").replace(/^("[^"]*" \| "[^"]*")( \| "[^"]*"){3,}$/, "$1 | …");
const withType = (/** @type {Thing} */ { name, type }) => `${code(name)}<br>${code(shortType(type.text))}`;
/** @param {string} kind @param {(thing: Member) => string | false} nameOf */
const ofKind = (kind, nameOf) => (/** @type {Member} */ member) => member.kind === kind && nameOf(member);

/** The complete interface of both elements, as tables. @param {Manifest} manifest */
export function tables(manifest) {
  return [
    table(manifest, "Attribute", "attributes", withType),
    table(manifest, "Property", "members", ofKind("field", withType)),
    table(
      manifest,
      "Method",
      "members",
      ofKind("method", (method) => code(signature(method))),
    ),
    table(manifest, "Event, and its `detail`", "events", withType),
    table(manifest, "Custom property of CSS", "cssProperties", byName),
    table(manifest, "Part", "cssParts", byName),
    table(manifest, "Slot", "slots", byName),
  ].join("");
}

/** The text of docs/elements.md. */
export const elementsDocument = () => `${HEAD}\n\n${tables(readManifest()).trimEnd()}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(DOCUMENT, elementsDocument());
