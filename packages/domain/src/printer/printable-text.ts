/** Signs of typography, with what every printer has for them. */
const plain: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2026': '...',
  '\u20AC': 'EUR',
};

/**
 * Returns a text in the letters that receipt printers have (Latin-1): Spanish stays as it is, other
 * accents go, and a sign without a letter, such as an emoji, is left out.
 * docs/rules/printing.md#letters-of-a-paper.
 */
export const printableText = (text: string): string => Array.from(text, printableLetter).join('');

function printableLetter(letter: string): string {
  const known = plain[letter];
  if (known !== undefined) return known;
  if (/\s/u.test(letter)) return ' ';
  if (isPrintable(letter)) return letter;
  const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return isPrintable(base) ? base : '';
}

/** ASCII and the upper half of Latin-1, without control signs. */
const isPrintable = (letter: string): boolean => /^[\u0020-\u007E\u00A1-\u00FF]$/.test(letter);

/** Returns a text without accents, for a printer whose code page is not known. */
export const asciiText = (text: string): string =>
  printableText(text)
    .replaceAll('\u00D7', 'x')
    .replaceAll('\u00B7', '-')
    .normalize('NFD')
    .replaceAll(/[^\u0020-\u007E]/g, '');
