/** @file Servers import elements, too, though nobody makes one there: the globals that importing them needs, or what stands for them. */
const { HTMLElement = class {}, customElements = { get() {}, define() {} } } = globalThis;

export { customElements, HTMLElement };
