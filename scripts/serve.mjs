// A static file server for a build, with the fallback that a single-page application needs.
// Runs on Node 20 without any package: node scripts/serve.mjs dist-demo --port 4173 [--api http://127.0.0.1:4300]
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Headers for what a policy in the page itself cannot say. */
const HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "frame-ancestors 'none'" };

/** Answers every address that is no file: index.html is every page of the application. */
const PAGES = /** @type {const} */ ({ file: 'index.html', status: 200 });

/** Answers unknown addresses on many hosts that have no such rule. */
const NO_PAGES = /** @type {const} */ ({ file: '404.html', status: 404 });

/** @param {string} file */
const isFile = async (file) => (await stat(file).catch(() => undefined))?.isFile() ?? false;

/**
 * The file that answers an address.
 * @param {string} root
 * @param {string} pathname
 * @param {typeof PAGES | typeof NO_PAGES | undefined} otherwise
 * @returns {Promise<{ file: string, status: number } | undefined>} nothing when there is no answer
 */
async function answerTo(root, pathname, otherwise) {
  const file = path.join(root, path.normalize(decodeURIComponent(pathname.replace(/\/$/, '/index.html'))));
  if (file.startsWith(root + path.sep) && (await isFile(file))) return { file, status: 200 };
  return otherwise && { ...otherwise, file: path.join(root, otherwise.file) };
}

/**
 * Serves a folder on this machine only.
 * @param {object} options
 * @param {string} options.root the folder of the build
 * @param {number} [options.port] 0 for any free one
 * @param {string} [options.base] where on the server the folder is
 * @param {boolean} [options.hasFallback] whether any address is answered with the application, as it should be
 * @param {string} [options.api] where a server of the API listens; calls under /api are handed to it
 * @returns {Promise<{ url: string, close(): void }>}
 * @throws {Error} with the code EADDRINUSE when the port is taken
 */
export function serve({ root, port = 0, api, base = '/', hasFallback = true }) {
  const folder = path.resolve(root);

  /** @type {import('node:http').RequestListener} */
  const handOn = (incoming, outgoing) => {
    const onward = request(
      new URL(incoming.url ?? '/', api),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(onward);
  };

  /** @type {(...exchange: Parameters<import('node:http').RequestListener>) => Promise<void>} */
  const answer = async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (api && pathname.startsWith('/api/')) return handOn(incoming, outgoing);
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return void outgoing.writeHead(405).end();
    const isPage = incoming.headers.accept?.includes('text/html') ?? false;
    const otherwise = isPage ? (hasFallback ? PAGES : NO_PAGES) : undefined;
    const found = pathname.startsWith(base)
      ? await answerTo(folder, `/${pathname.slice(base.length)}`, otherwise)
      : undefined;
    if (!found) return void outgoing.writeHead(404, HEADERS).end();
    const { file, status } = found;
    outgoing.writeHead(status, {
      ...HEADERS,
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      // Names under assets/ contain a hash of the contents.
      'Cache-Control': pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (incoming.method === 'HEAD') outgoing.end();
    else createReadStream(file).pipe(outgoing);
  };

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.writeHead(400, HEADERS).end());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const taken = typeof address === 'object' ? address?.port : port;
      resolve({ url: `http://localhost:${taken}${base}`, close: () => server.close() });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string' }, api: { type: 'string' } },
    allowPositionals: true,
  });
  const { url } = await serve({
    root: positionals[0] ?? 'dist',
    port: Number(values.port ?? 0),
    ...(values.api && { api: values.api }),
  });
  console.log(url);
}
