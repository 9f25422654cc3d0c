import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { pathsWithoutPages } from '@comanda/contract/paths-without-pages.ts';
import type { Plugin } from 'vite';
import { intoDevPage, sourceOfPage } from './dev-page.ts';

/**
 * `npm run dev`: pages and calls of both web apps come from the API server (COMANDA_API), their
 * modules from this Vite with hot reload. The host names the brand, unless COMANDA_TENANT does.
 */
export function devPages(): Plugin {
  const api = process.env['COMANDA_API'] ?? 'http://127.0.0.1:3000';
  return {
    name: 'comanda-dev-pages',
    apply: 'serve',
    config: () => ({
      server: {
        proxy: {
          [`^/(${pathsWithoutPages.filter((path) => path !== 'assets').join('|')})(/|$)`]: {
            target: api,
          },
        },
      },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = request.url ?? '/';
        const source = sourceOfPage(address.split('?', 1)[0] ?? '/');
        const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
        if (!wantsPage || source === null) return next();
        readPage(`${api}${address}`, request.headers.host ?? '')
          .then(({ status, html }) => {
            response.statusCode = status;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(intoDevPage(html, source));
          })
          .catch(next);
      });
    },
  };
}

/**
 * Reads a page as the browser asked for it. `fetch` does not pass the host on, by which the API
 * finds the brand.
 */
async function readPage(url: string, host: string): Promise<{ status: number; html: string }> {
  const tenant = process.env['COMANDA_TENANT'];
  const headers = { accept: 'text/html', host, ...(tenant && { 'x-tenant': tenant }) };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers }, resolve).on('error', reject);
  const answer = await promise;
  return { status: answer.statusCode ?? 502, html: await text(answer) };
}
