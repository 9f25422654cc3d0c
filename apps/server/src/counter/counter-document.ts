import {
  type CounterPage,
  counterPageId,
  counterSegment,
} from '@comanda/contract/counter/counter-page.ts';
import type { Locale } from '@comanda/domain/country/countries.ts';
import { localeTextsId } from '@comanda/i18n/locale-texts.ts';
import { textsOfLocale } from '@comanda/i18n/texts-of-locale.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';
import type { CounterEntry } from './counter-files.ts';

export type DocumentParts = {
  page: CounterPage;
  title: string;
  entry: CounterEntry;
  /** Address of the brand's theme file, which has its fonts. */
  themeUrl: string;
  /** Address of the style sheet with the counter's two colour schemes. */
  schemeUrl: string;
  icon: string;
};

/**
 * Returns the HTML of the counter. It has no inline script or style: facts are a JSON block,
 * colours are files. The scripts draw the page, and without them it says nothing.
 * docs/rules/counter-shell.md#page-of-the-counter.
 */
export function counterDocument({
  page,
  title,
  entry,
  themeUrl,
  schemeUrl,
  icon,
}: DocumentParts): string {
  return documentOf({
    ...{ title, entry, icon, locale: page.country.locale },
    manifest: address('manifest.webmanifest'),
    styles: stylesOf({ entry, themeUrl, schemeUrl }),
    facts: { id: counterPageId, value: page },
  });
}

type Document = Pick<DocumentParts, 'title' | 'entry' | 'icon'> & {
  locale: Locale;
  manifest: string | null;
  styles: readonly string[];
  /** The facts for the scripts, in the JSON block of this id. */
  facts: { id: string; value: unknown };
};

/** Returns a page of the counter's build, which its scripts draw. */
export const documentOf = ({ locale, title, entry, icon, manifest, styles, facts }: Document) =>
  `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title)}</title>
${manifest === null ? '' : `<link rel="manifest" href="${manifest}">\n`}<link rel="icon" href="${escapeMarkup(icon)}">
${styles.map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`).join('\n')}
<script type="module" src="${address(entry.script)}"></script>
${entry.imports.map((file) => `<link rel="modulepreload" href="${address(file)}">`).join('\n')}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${facts.id}">${jsonBlock(facts.value)}</script>
<script type="application/json" id="${localeTextsId}">${jsonBlock(textsOfLocale(locale))}</script>
</body>
</html>
`;

/** Returns the address of a file of the counter's build. */
export const address = (file: string): string => `/${counterSegment}/${file}`;

const stylesOf = ({
  entry,
  themeUrl,
  schemeUrl,
}: Pick<DocumentParts, 'entry' | 'themeUrl' | 'schemeUrl'>) => [
  themeUrl,
  ...entry.styles.map(address),
  schemeUrl,
];

/** Returns the addresses of this site that the document loads: styles, scripts and the logo. */
export const filesOfDocument = (parts: DocumentParts): readonly string[] =>
  [
    ...stylesOf(parts),
    ...[parts.entry.script, ...parts.entry.imports].map(address),
    parts.page.logo,
  ].filter((url) => url.startsWith('/'));

/** Returns the addresses of the parts of the page that it may load later. */
export const partsOfDocument = ({ entry }: DocumentParts): readonly string[] =>
  entry.parts.map(address);

/** Returns JSON that no value can end the script block of. */
const jsonBlock = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
