import { createHash } from 'node:crypto';
import { signUpTexts } from '@comanda/i18n/areas/sign-up.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';
import type { Headers } from '../platform/http/send-reply.ts';

const style = `body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--page);color:var(--ink);font:1.0625rem/1.5 var(--font-body),system-ui,sans-serif;text-align:center}main{padding:2rem;max-width:28rem}img{height:4rem;width:auto;max-width:12rem;margin:0 auto 1rem}h1{margin:.25rem 0;text-wrap:balance;font-size:1.75rem;line-height:1.2}p{margin:0;text-wrap:balance}`;

/**
 * Headers of {@link unopenedPage}: it loads the brand's colours and logo, and runs no script. No
 * search engine keeps it.
 */
export const unopenedPageHeaders: Headers = {
  'cache-control': 'no-cache',
  'content-security-policy': [
    `default-src 'none'`,
    `img-src 'self'`,
    `font-src 'self'`,
    `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  vary: 'Accept-Encoding, X-Tenant',
};

/** The page of a brand that never opened. docs/rules/sign-up.md#shop-before-it-opens. */
export function unopenedPage({ settings, themeUrl }: CachedTenant): string {
  const { locale } = settings.country;
  const texts = signUpTexts(locale);
  const name = escapeMarkup(settings.commerceName);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(texts.notOpenTitle)} · ${name}</title>
<link rel="stylesheet" href="${escapeMarkup(themeUrl)}">
<style>${style}</style>
</head>
<body>
<main>
<img src="${escapeMarkup(settings.logo)}" alt="">
<p>${name}</p>
<h1>${escapeMarkup(texts.notOpenTitle)}</h1>
<p>${escapeMarkup(texts.notOpenText)}</p>
</main>
</body>
</html>
`;
}
