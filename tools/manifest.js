// What follows from web/custom-elements.json, which says once what both elements share: the manifest as others read it, types,
// and the tables of a README.

const LISTS = ["attributes", "members", "events", "slots", "cssProperties", "cssParts"];

const declarations = ({ modules }) => modules.flatMap((module) => module.declarations);
const isElement = (declaration) => declaration.customElement === true;

/** A property of the same name for each attribute that the browser itself does not reflect: "" stands for its absence. */
function reflected({ attributes = [], members = [] }) {
  const spelledOut = new Set(members.map((member) => member.name));
  return attributes
    .filter(({ fieldName }) => fieldName && !spelledOut.has(fieldName))
    .map(({ name, fieldName, type, description }) => {
      const text = type.text === "boolean" ? "boolean" : "string";
      return { kind: "field", name: fieldName, type: { text }, attribute: name, reflects: true, description };
    });
}

/** All that a class has by itself, with the lists of what it inherits before its own. */
function whole(declaration, inherited = {}) {
  const own = { ...declaration, members: [...reflected(declaration), ...(declaration.members ?? [])] };
  const joined = LISTS.map((list) => [list, [...(inherited[list] ?? []), ...(own[list] ?? [])]]);
  return { ...own, ...Object.fromEntries(joined) };
}

/** The manifest with everything that an element has beside it: most tools do not look for what it inherits. */
export function flatten(manifest) {
  const shared = whole(declarations(manifest).find((declaration) => !isElement(declaration)));
  const flat = (declaration) => ({ ...whole(declaration, shared), superclass: shared.superclass });
  const modules = manifest.modules.map((module) => ({
    ...module,
    declarations: module.declarations.filter(isElement).map(flat),
  }));
  return { ...manifest, modules };
}

const comment = (text, indent = "") => `${indent}/** ${text} */\n`;

const signature = ({ name, parameters = [], return: { type } }) =>
  `${name}(${parameters.map((parameter) => `${parameter.name}: ${parameter.type.text}`).join(", ")}): ${type.text}`;

function typeOfMember(member) {
  const { kind, name, type, readonly, description } = member;
  const text = kind === "method" ? signature(member) : `${readonly ? "readonly " : ""}${name}: ${type.text}`;
  return `${comment(description, "  ")}  ${text};\n`;
}

function typeOfClass(declaration) {
  const { name, superclass, description, members } = whole(declaration);
  const how = isElement(declaration) ? "export" : "declare";
  const body = members.map(typeOfMember).join("");
  return `${comment(description)}${how} class ${name} extends ${superclass.name} {\n${body}}\n\n`;
}

/** Types of the elements, known to querySelector and to addEventListener. */
export function types(manifest) {
  const all = declarations(manifest);
  const tags = all.filter(isElement).map(({ tagName, name }) => `    "${tagName}": ${name};\n`);
  const events = all
    .flatMap((declaration) => declaration.events ?? [])
    .map(({ name, type, description }) => `${comment(description, "    ")}    "${name}": ${type.text};\n`);
  return `import type { Engine } from "./engine.js";

${all.map(typeOfClass).join("")}declare global {
  interface HTMLElementTagNameMap {
${tags.join("")}  }
  interface GlobalEventHandlersEventMap {
${events.join("")}  }
}

export {};
`;
}

/** A row for each thing that a list of the declarations has; what only one element has names it. */
function table(manifest, title, list, nameOf) {
  const rows = declarations(manifest).flatMap((declaration) =>
    (declaration[list] ?? []).map((thing) => {
      const only = declaration.tagName ? ` (\`<${declaration.tagName}>\`)` : "";
      return nameOf(thing) && `| ${nameOf(thing)}${only} | ${thing.description.replaceAll("|", "\\|")} |\n`;
    }),
  );
  return `| ${title} | |\n| --- | --- |\n${rows.filter(Boolean).join("")}\n`;
}

const code = (text) => `\`${text.replaceAll("|", "\\|")}\``;
const byName = ({ name }) => (name ? code(name) : "without a name");
const withType = ({ name, type }) => `${code(name)}<br>${code(type.text.replace(/^CustomEvent<(.*)>$/, "$1"))}`;
const ofKind = (kind, nameOf) => (member) => member.kind === kind && nameOf(member);

/** All that can be said to an element, and all that it says. */
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
