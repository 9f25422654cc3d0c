import type { PageState } from '@comanda/contract/page.ts';
import { pageStateId } from '../platform/page-state.ts';
import { assets } from './assets.ts';
import { escapeHtml, jsonBlock } from './html.ts';

type Parts = { state: PageState; head: string; body: string; drawn: 'menu' | 'sheet' | null };

/** The document around a page. No inline script or style, so that the bytes can be cached and the policy stays strict. */
export function documentOf({ state, head, body, drawn }: Parts): string {
  const { settings, themeUrl } = state;
  return `<!doctype html>
<html lang="${settings.country.locale}" data-template="${settings.templateId}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}
<link rel="stylesheet" href="${escapeHtml(themeUrl)}">
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${assets.firstScript}"${drawn === 'menu' ? ' fetchpriority="low"' : ''}></script>
${preloads(assets.firstImports, drawn === 'menu')}
${drawn === 'menu' ? `<meta name="comanda-app" content="${assets.appScripts.join(' ')}">` : preloads(assets.appScripts)}
</head>
<body>
<div id="root"${drawn === null ? '' : ` data-drawn="${drawn}"`}>${body}</div>
<script type="application/json" id="${pageStateId}">${jsonBlock(state)}</script>
</body>
</html>
`;
}

/** On the menu page the photos and the fonts come first: what is read does not wait for what answers. */
const preloads = (files: readonly string[], after = false): string =>
  files.map((href) => `<link rel="modulepreload" href="${href}"${after ? ' fetchpriority="low"' : ''}>`).join('\n');
