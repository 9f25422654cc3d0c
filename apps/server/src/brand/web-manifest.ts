import type { BrandFiles } from '@comanda/contract/brand-files.ts';

type ManifestFacts = {
  name: string;
  description: string;
  locale: string;
  ground: string;
  header: string;
  files: BrandFiles;
};

/**
 * Returns the web app manifest (W3C) with which a phone installs the shop. `ground` is the splash
 * colour; the phone's status bar takes the colour of the `header`.
 */
export function webManifest({
  name,
  description,
  locale,
  ground,
  header,
  files,
}: ManifestFacts): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: header,
    categories: ['food', 'shopping'],
    icons: [
      { src: files['icon-192.png'], sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: files['icon-512.png'], sizes: '512x512', type: 'image/png', purpose: 'any' },
      {
        src: files['icon-maskable-512.png'],
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  });
}
