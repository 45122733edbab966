import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * The two style sheets that react-aria writes into the page by itself (usePress, and usePreventScroll on iOS).
 * After an upgrade that changes them, the end-to-end tests find the refusal in the console.
 */
const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources that a built page may load and run. Any https address may be the server, a setting read at run time. */
const POLICY = [
  "default-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  `style-src 'self' ${REACT_ARIA_STYLES.map(hashOf).join(' ')}`,
  "img-src 'self' data: blob: https:",
  "connect-src 'self' https:",
  // A PDF is shown from a blob of the page.
  'frame-src blob:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Puts the policy into the built page, whatever server it has. Not in development, which needs inline scripts. */
export function contentPolicy(): Plugin {
  return {
    name: 'tournee:content-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}
