// The size of a build, from its manifest and its files.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './tools.mjs';

/** The modules that sign-in needs besides the page's own scripts: its screen and the messages. */
const FIRST_SCREEN = [
  'src/locales/fr.po',
  'src/features/session/login.screen.tsx',
  'src/features/session/locales/fr.po',
];

/** @typedef {{ file: string, imports?: string[] }} Chunk */

/** @param {string} folder of a build */
function manifestOf(folder) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, '.vite', 'manifest.json'), 'utf8'));
  return manifest;
}

/**
 * The scripts that the sign-in page needs: those of the page, its screen and its messages, with their static imports.
 * @param {string} folder of a build
 * @returns {{ file: string, bytes: number }[]} with their gzipped size, the heaviest first
 * @throws {Error} when there is no build, or a chunk is not in it
 */
export function firstScreen(folder) {
  const page = readFileSync(path.join(ROOT, folder, 'index.html'), 'utf8');
  const scripts = new Set(
    [...page.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="[^"]*?((?:assets\/)?[^"/]+\.js)"/g)].map(
      ([, file = '']) => file,
    ),
  );
  const ofPage = Object.entries(manifestOf(folder)).filter(([, { file }]) => scripts.has(file));
  const needed = scriptsOf(folder, [...FIRST_SCREEN, ...ofPage.map(([key]) => key)]);
  return weighed(folder, new Set([...scripts, ...needed]));
}

/**
 * The scripts of some modules, with their static imports.
 * @param {string} folder of a build
 * @param {readonly string[]} modules by their paths
 * @returns {string[]} files of the folder
 * @throws {Error} when there is no build, or a chunk is not in it
 */
export function scriptsOf(folder, modules) {
  const manifest = manifestOf(folder);
  /** @type {Set<string>} */
  const seen = new Set();
  const waiting = [...modules];
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${folder} has no chunk for ${key}`);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...seen].map((key) => manifest[key]?.file ?? '');
}

/**
 * @param {string} folder of a build
 * @param {Iterable<string>} files
 * @returns {{ file: string, bytes: number }[]} with their gzipped size, the heaviest first
 */
export function weighed(folder, files) {
  return Array.from(files, (file) => ({ file, bytes: gzipped(path.join(ROOT, folder, file)) })).toSorted(
    (one, other) => other.bytes - one.bytes,
  );
}

/**
 * @param {string} folder of a build
 * @returns {string[]} its files, as paths inside it
 */
export function filesOf(folder) {
  return globSync('**/*.*', { cwd: path.join(ROOT, folder) }).toSorted();
}

/** @param {string} file */
export function gzipped(file) {
  return gzipSync(readFileSync(file)).length;
}

/** @param {readonly { bytes: number }[]} files */
export function total(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** @param {number} bytes */
export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
