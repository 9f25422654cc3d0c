import type { PageState } from '@comanda/contract/page.ts';
import { pageStateId } from '../platform/page-state.ts';
import { assets, starterScript } from './assets.ts';
import { escapeHtml, jsonBlock } from './html.ts';

type Parts = {
  state: PageState;
  fonts: readonly string[];
  head: string;
  body: string;
  serverRendered: 'menu' | 'sheet' | null;
};

/** The document around a page. Its one inline script is the starter, the same in every page, which the policy allows by its hash. */
export function renderDocument({ state, fonts, head, body, serverRendered }: Parts): string {
  const { settings, themeUrl } = state;
  return `<!doctype html>
<html lang="${settings.country.locale}" data-template="${settings.templateId}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}
${fonts.map(fontPreload).join('\n')}
<link rel="stylesheet" href="${escapeHtml(themeUrl)}">
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${serverRendered === 'menu' ? deferredScripts : immediateScripts}
</head>
<body>
<div id="root"${serverRendered === null ? '' : ` data-drawn="${serverRendered}"`}>${body}</div>
<script type="application/json" id="${pageStateId}">${jsonBlock(state)}</script>
</body>
</html>
`;
}

/** Asked for with the style sheet and not after it: letters that come later than the first picture of the page push it about. */
const fontPreload = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`;

/** On the menu page the photos and the fonts come first: what is read does not wait for what answers. */
const deferredScripts = `<script data-first="${assets.firstScript}">${starterScript}</script>
<meta name="comanda-app" content="${assets.appScripts.join(' ')}">`;

const immediateScripts = `<script type="module" src="${assets.firstScript}"></script>
${[...assets.firstImports, ...assets.appScripts].map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}`;
