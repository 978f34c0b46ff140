// Modules that only tests/hosts/package.json installs. Their types are `any`, so that these tests are checked without them.
declare module "@vue/server-renderer";
declare module "html-minifier-terser";
declare module "htmlnano";
declare module "jsdom";
declare module "svelte/compiler";
declare module "vue";
