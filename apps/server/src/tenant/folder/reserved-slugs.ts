import { pathsWithoutPages } from '@comanda/contract/paths-without-pages.ts';

/**
 * First path segments that belong to the application: a category may not take them
 * (docs/rules/tenants.md#reserved-slugs).
 */
export const reservedSlugs: ReadonlySet<string> = new Set<string>([
  ...pathsWithoutPages,
  'menu',
  'product',
  'checkout',
  'purchase-success',
  'purchase-failure',
  'processing-purchase',
  'orders',
  'profile',
  'terms-and-conditions',
  'mercat-terms-and-conditions',
  'processing-oneclick',
  'processing-front-card-subscription',
  'add-card-success',
  'add-card-failure',
  'nps',
  'no-disponible',
  'favicon.ico',
  'robots.txt',
  'sitemap.xml',
  'manifest.webmanifest',
  'sw.js',
  'share.jpg',
  'apple-touch-icon.png',
  'apple-touch-icon-precomposed.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
]);
