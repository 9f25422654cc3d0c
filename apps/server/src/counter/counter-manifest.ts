import { counterSegment } from '@comanda/contract/counter/counter-page.ts';

type ManifestFacts = { name: string; locale: string; background: string };

/**
 * Returns the web app manifest (W3C) with which a tablet installs the counter, full screen and
 * beside the shop. The icons are the brand's, at the root of its host.
 */
export const counterManifest = ({ name, locale, background }: ManifestFacts): string =>
  JSON.stringify({
    id: `/${counterSegment}`,
    name,
    short_name: name,
    lang: locale,
    dir: 'ltr',
    start_url: `/${counterSegment}`,
    scope: `/${counterSegment}`,
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  });
