/// <reference types="vite/client" />

/** Whether this is the demo build: a constant, so that the live build contains nothing of the demo. */
declare const __DEMO__: boolean;

/** The version of package.json. */
declare const __VERSION__: string;

/** A catalogue of translations, compiled by lingui's plugin. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
