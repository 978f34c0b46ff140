// What only tests/hosts/package.json installs: of any type, so that these tests are checked without it.
declare module "@vue/server-renderer";
declare module "html-minifier-terser";
declare module "htmlnano";
declare module "jsdom";
declare module "svelte/compiler";
declare module "vue";
