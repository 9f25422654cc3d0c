import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { escapeHtml, jsonBlock } from './html.ts';
import { type PageFacts, type PageSubject, pageSubject } from './page-subject.ts';
import { restaurantData } from './restaurant-data.ts';

type Parts = PageFacts & { origin: string; index: MenuIndex };

/** Returns the title, description, canonical address, sharing tags, icons and structured data. */
export function renderHead(page: Parts): string {
  const { state, origin, texts, isServerRendered, index, brand, product } = page;
  const subject = pageSubject(page);
  const title = texts.common.pageTitle({
    page: subject.title,
    commerce: state.settings.commerceName,
  });
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(subject.description)}">`,
    ...(subject.canonical === null
      ? []
      : [`<link rel="canonical" href="${escapeHtml(origin + subject.canonical)}">`]),
    ...(subject.isIndexable ? [] : ['<meta name="robots" content="noindex">']),
    ...shareTags(page, subject, title),
    ...brandLinks(page),
    ...(isServerRendered
      ? [
          `<script type="application/ld+json">${jsonBlock(restaurantData({ state, index, origin, brand, product }))}</script>`,
        ]
      : []),
  ].join('\n');
}

/**
 * Returns the Open Graph tags, which messengers and social networks read. X needs only the card's
 * kind besides.
 */
function shareTags(
  { state, origin }: Parts,
  { picture, canonical, description }: PageSubject,
  title: string,
): readonly string[] {
  const { commerceName, country } = state.settings;
  const facts: Record<string, string | number | null> = {
    'og:type': 'website',
    'og:site_name': commerceName,
    'og:locale': country.locale.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': canonical === null ? null : origin + canonical,
    'og:image': origin + picture.url,
    'og:image:width': picture.width,
    'og:image:height': picture.height,
    'og:image:alt': title,
  };
  const tags = Object.entries(facts).filter(([, content]) => content !== null);
  return [
    ...tags.map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(String(content))}">`,
    ),
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
}

type Bar = Pick<PageFacts['state']['settings'], 'headerColour' | 'darkHeaderColour'>;

/**
 * Returns the colours of the browser's bar. With a dark scheme there are two, and the browser
 * paints the page dark before the style sheet arrives.
 */
function barColours({ headerColour, darkHeaderColour }: Bar): readonly string[] {
  const bar = (colour: string, rest = '') =>
    `<meta name="theme-color" content="${escapeHtml(colour)}"${rest}>`;
  return darkHeaderColour === undefined
    ? [bar(headerColour)]
    : [
        '<meta name="color-scheme" content="light dark">',
        bar(headerColour, ' media="(prefers-color-scheme: light)"'),
        bar(darkHeaderColour, ' media="(prefers-color-scheme: dark)"'),
      ];
}

function brandLinks({ state, brand }: Parts): readonly string[] {
  const { settings } = state;
  const link = (rel: string, href: string | undefined, rest = '') =>
    href === undefined ? [] : [`<link rel="${rel}" href="${escapeHtml(href)}"${rest}>`];
  return [
    ...barColours(settings),
    ...link(
      'icon',
      brand['favicon.ico'] ?? settings.logo,
      brand['favicon.ico'] ? ' sizes="16x16 32x32 48x48"' : '',
    ),
    ...link('icon', brand['icon-192.png'], ' type="image/png" sizes="192x192"'),
    ...link('apple-touch-icon', brand['apple-touch-icon.png']),
    ...link('manifest', brand['manifest.webmanifest'] && '/manifest.webmanifest'),
  ];
}
