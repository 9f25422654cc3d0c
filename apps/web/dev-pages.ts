import { pathsWithoutPages } from '@comanda/contract/paths-without-pages.ts';
import type { Plugin } from 'vite';

const scripts = `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script>
<script type="module" src="/@vite/client"></script><script type="module" src="/src/entry-app.tsx"></script>`;

/** The page of the running server with the built files taken out and the sources put in: edits show at once. */
export function intoDevPage(html: string): string {
  return html
    .replace(/<script (type="module"|data-first)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(stylesheet|modulepreload|prefetch)" href="\/assets\/[^>]*>/g, '')
    .replace(/<body([^>]*)>/, '<body$1 data-dev>')
    .replace('</body>', `${scripts}</body>`);
}

/** `npm run dev`: pages and calls come from the API server (COMANDA_API), modules from Vite with hot reload. */
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
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html'))
          return next();
        fetch(`${api}${request.url ?? '/'}`, {
          headers: { accept: 'text/html', 'x-tenant': process.env['COMANDA_TENANT'] ?? 'burger' },
        })
          .then(async (page) => {
            response.statusCode = page.status;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(intoDevPage(await page.text()));
          })
          .catch(next);
      });
    },
  };
}
