import type { PageState } from '@comanda/contract/page.ts';
import { localeTextsId } from '@comanda/i18n/locale-texts.ts';
import { textsOfLocale } from '@comanda/i18n/texts-of-locale.ts';
import { pageStateId } from '../platform/page-state.ts';
import { assets, starterScript } from './assets.ts';
import { escapeHtml, jsonBlock } from './html.ts';

type Parts = {
  state: PageState;
  fonts: readonly string[];
  head: string;
  body: string;
  serverRendered: 'menu' | 'sheet' | null;
  /** Styles besides those that each page has. */
  styles?: readonly string[];
};

/**
 * Returns the HTML document around a page. Its one inline script is the starter, equal in every
 * page; the content security policy allows it by its hash.
 */
export function renderDocument({
  state,
  fonts,
  head,
  body,
  serverRendered,
  ...more
}: Parts): string {
  const { settings, themeUrl } = state;
  const styles = [...assets.styles, ...(more.styles ?? [])];
  return `<!doctype html>
<html lang="${settings.country.locale}" data-template="${settings.templateId}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}
${fonts.map(fontPreload).join('\n')}
<link rel="stylesheet" href="${escapeHtml(themeUrl)}">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${serverRendered === 'menu' ? deferredScripts : immediateScripts}
</head>
<body>
<div id="root"${serverRendered === null ? '' : ` data-server-rendered="${serverRendered}"`}>${body}</div>
<script type="application/json" id="${pageStateId}">${jsonBlock(state)}</script>
<script type="application/json" id="${localeTextsId}">${jsonBlock(textsOfLocale(settings.country.locale))}</script>
</body>
</html>
`;
}

/**
 * Preloads a font beside the style sheet: a font that arrives after the first paint shifts the
 * page.
 */
const fontPreload = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`;

/**
 * The scripts of a menu page. The starter loads them once the page has loaded or the shopper
 * interacts, so photos and fonts come first.
 */
const deferredScripts = `<script data-first="${assets.firstScript}">${starterScript}</script>
<meta name="comanda-app" content="${assets.appScripts.join(' ')}">`;

const immediateScripts = `<script type="module" src="${assets.firstScript}"></script>
${[...assets.firstImports, ...assets.appScripts].map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}`;
