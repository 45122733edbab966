/// <reference types="vite/client" />

/** True in the demo build. A build-time constant, so that the live build contains no demo code. */
declare const __DEMO__: boolean;

/** The shape of everything that the application reads from its server. */
declare const __READS__: string;

/** The version of package.json. */
declare const __VERSION__: string;

/** A message catalogue, compiled by the lingui plugin. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
