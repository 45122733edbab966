import type { Plugin } from 'vite';

/** For Chromium, since version 136. Other browsers read a comment. It has no effect after the first statement of a file. */
const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks V8 to compile all functions of some files on its own thread while they arrive. Without it, a function is compiled by the
 * page's thread, when it is first called. What is never called takes memory too: choose files of which most is called.
 * @param names of chunks; the build fails if it has no chunk of such a name
 * @param pattern of further names of chunks
 */
export function compileHints(names: readonly string[], pattern: RegExp): Plugin {
  return {
    name: 'tournee:compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite, which writes the list of a chunk's files before its code.
      order: 'post',
      handler(_options, bundle) {
        const missing = new Set(names);
        for (const output of Object.values(bundle)) {
          // A chunk without modules only gives out what another has.
          if (output.type !== 'chunk' || output.moduleIds.length === 0) continue;
          if (missing.delete(output.name) || pattern.test(output.name)) output.code = CALLED_ON_LOAD + output.code;
        }
        if (missing.size > 0) this.error(`No chunk is named ${[...missing].join(', ')}: see vite.config.ts`);
      },
    },
  };
}
