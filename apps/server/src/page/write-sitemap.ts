import type { ListedPage } from '@comanda/contract/page.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';

/**
 * A sitemap of absolute addresses, with the pictures of each page (sitemaps.org 0.9 and its image
 * extension).
 */
export function writeSitemap(origin: string, pages: readonly ListedPage[]): string {
  const addressOf = (path: string) => escapeMarkup(new URL(path, origin).href);
  const picture = (path: string) =>
    `<image:image><image:loc>${addressOf(path)}</image:loc></image:image>`;
  const entries = pages.map(
    ({ path, pictures }) =>
      `<url><loc>${addressOf(path)}</loc>${pictures.map(picture).join('')}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}

/**
 * robots.txt: excludes the API, the restaurant's own pages, and /checkout, which repeats the menu.
 * Other pages that must not be indexed say so themselves; a robot can read that only if it may
 * fetch them.
 */
export const writeRobots = (origin: string): string => `User-agent: *
Disallow: /v1/
Disallow: /v2/
Disallow: /checkout/
Disallow: /mostrador
Disallow: /reparto
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
