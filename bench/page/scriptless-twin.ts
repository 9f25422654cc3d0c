import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { freePort } from '../../scripts/postgres/free-port.mjs';

type CachedResponse = { status: number; headers: Record<string, string>; bytes: Buffer };
const passed = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'];

type Original = { port: number; host: string };

/**
 * The same storefront without its scripts. Each response is fetched from the original once and then
 * sent from a cache; every script and script hint is cut out of the pages.
 */
export async function startScriptlessTwin(
  original: Original,
): Promise<{ port: number; server: Server }> {
  const cache = new Map<string, Promise<CachedResponse>>();
  const port = await freePort(null);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const cached = cache.get(path) ?? fetchOnce(original, path);
    cache.set(path, cached);
    void cached.then(({ status, headers, bytes }) =>
      response.writeHead(status, { ...headers, 'content-length': bytes.length }).end(bytes),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, server };
}

async function fetchOnce(original: Original, path: string): Promise<CachedResponse> {
  const { status, responseHeaders, body } = await ask(original, path);
  const headers = Object.fromEntries(
    passed.flatMap((name) =>
      typeof responseHeaders[name] === 'string' ? [[name, responseHeaders[name]]] : [],
    ),
  );
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  return {
    status,
    headers,
    bytes: isPage
      ? brotliCompressSync(withoutScripts(brotliDecompressSync(body).toString()))
      : body,
  };
}

/**
 * The Host header names the brand: only browsers resolve every name under localhost to this
 * machine.
 */
function ask(
  { port, host }: Original,
  path: string,
): Promise<{ status: number; responseHeaders: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'accept-encoding': 'br' };
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          responseHeaders: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    }).once('error', reject);
  });
}

const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>|<meta name="comanda-app"[^>]*>/g, '');
