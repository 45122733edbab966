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

/** What a page cannot say of itself in its own policy. */
const HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "frame-ancestors 'none'" };

/**
 * The file that answers an address, or index.html for any page of the application.
 * @param {string} root
 * @param {string} pathname
 * @param {boolean} isPage whether a browser asks for a page, rather than for a part of one
 * @returns {Promise<string | undefined>} nothing when there is no answer
 */
async function fileFor(root, pathname, isPage) {
  const file = path.join(root, path.normalize(decodeURIComponent(pathname)));
  const isInside = file === root || file.startsWith(root + path.sep);
  if (isInside && (await stat(file).catch(() => undefined))?.isFile()) return file;
  return isPage ? path.join(root, 'index.html') : undefined;
}

/**
 * Serves a folder on this machine only.
 * @param {object} options
 * @param {string} options.root the folder of the build
 * @param {number} [options.port] 0 for any free one
 * @param {string} [options.api] where a server of the API listens; calls under /api are handed to it
 * @returns {Promise<{ url: string, close(): void }>}
 * @throws {Error} with the code EADDRINUSE when the port is taken
 */
export function serve({ root, port = 0, api }) {
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
    const isPage = pathname === '/' || (incoming.headers.accept?.includes('text/html') ?? false);
    const file = await fileFor(folder, pathname, isPage);
    if (!file) return void outgoing.writeHead(404, HEADERS).end();
    outgoing.writeHead(200, {
      ...HEADERS,
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      // Names under assets/ hold a hash of what they contain.
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
      resolve({ url: `http://localhost:${taken}/`, close: () => server.close() });
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
