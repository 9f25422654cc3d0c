import { counterSegment, riderSegment } from '@comanda/contract/counter/counter-page.ts';
import { hasNoPage } from '@comanda/contract/paths-without-pages.ts';

/** Address of the counter's folder on the development server, whose own root is apps/web. */
const counter = `/@fs${new URL('../counter', import.meta.url).pathname}`;

/**
 * Returns the address of the source that draws the page at this path; null if the path is a call or
 * a file.
 */
export function sourceOfPage(path: string): string | null {
  const [, segment, rest] = path.split('/', 3);
  // The counter's files below its own path have an ending, and none of its screens has one.
  if (segment === counterSegment)
    return rest?.includes('.') ? null : `${counter}/src/entry-counter.tsx`;
  if (segment === riderSegment) return `${counter}/src/entry-rider.tsx`;
  return hasNoPage(path) ? null : '/src/entry-app.tsx';
}

const hotReload = `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script>
<script type="module" src="/@vite/client"></script>`;

/**
 * The page of the running server with the built files taken out and the source put in: edits show
 * at once.
 */
export function intoDevPage(html: string, source: string): string {
  return html
    .replace(/<script (type="module"|data-first)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(
      /<link rel="(stylesheet|modulepreload|prefetch)" href="\/([a-z]+\/)?assets\/[^>]*>/g,
      '',
    )
    .replace(/<body([^>]*)>/, '<body$1 data-dev>')
    .replace('</body>', `${hotReload}<script type="module" src="${source}"></script></body>`);
}
