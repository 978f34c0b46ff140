/** @file The DOM globals needed to import the elements, or fallbacks for servers, where elements are imported but not created. */
const { HTMLElement = class {}, customElements = { get() {}, define() {} } } = globalThis;

export { customElements, HTMLElement };
