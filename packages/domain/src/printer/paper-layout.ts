import type { PaperWidth } from '../counter/ticket/ticket-copy.ts';
import { printableText } from './printable-text.ts';

/**
 * The look of a line. `tall`: twice as high, bold; `huge`: twice as high and wide, bold, so that it
 * has half the columns; `inverted`: white on black, as `tall`.
 */
export const lineLooks = ['normal', 'bold', 'tall', 'huge', 'inverted'] as const;
export type LineLook = (typeof lineLooks)[number];

/** A line of a paper that fits its width. */
export type PaperLine = { readonly text: string; readonly look: LineLook };

/** Characters in a line of the printer's usual font, by the width of the paper. */
const columnsByWidth = { 58: 32, 80: 48 } as const satisfies Record<PaperWidth, number>;

/** Returns the characters that fit into a line. docs/rules/printing.md#layout-of-a-paper. */
export const columnsOf = (width: PaperWidth, look: LineLook): number =>
  look === 'huge' ? columnsByWidth[width] / 2 : columnsByWidth[width];

/**
 * Breaks a text, in the letters of a printer, between words, and inside of a word that is too long.
 * `indent`: spaces before each line; `hang`: more spaces before all but the first.
 */
export function wrapped(
  text: string,
  width: PaperWidth,
  {
    look = 'normal',
    indent = 0,
    hang = 0,
  }: { look?: LineLook; indent?: number; hang?: number } = {},
): readonly PaperLine[] {
  const columns = columnsOf(width, look);
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  let isEmpty = true;
  const close = () => {
    lines.push(line);
    line = ' '.repeat(indent + hang);
    isEmpty = true;
  };
  for (const word of printableText(text)
    .split(/\s+/u)
    .filter((each) => each !== '')) {
    if (!isEmpty && line.length + 1 + word.length > columns) close();
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
    while (line.length > columns) {
      const rest = line.slice(columns);
      line = line.slice(0, columns);
      close();
      line += rest;
      isEmpty = false;
    }
  }
  if (!isEmpty) lines.push(line);
  return lines.map((each) => ({ text: each, look }));
}

/** Returns a text with an amount at the right edge: in its last line, or in one of its own. */
export function withAmount(
  text: string,
  amountText: string,
  width: PaperWidth,
  look: LineLook = 'normal',
): readonly PaperLine[] {
  const amount = printableText(amountText);
  const columns = columnsOf(width, look);
  const lines = wrapped(text, width, { look, hang: 2 });
  const last = lines.at(-1)?.text ?? '';
  const fits = last.length + 1 + amount.length <= columns;
  const closing = (fits ? last : '').padEnd(columns - amount.length) + amount;
  return [...(fits ? lines.slice(0, -1) : lines), { text: closing, look }];
}

/** A line of dashes over the whole width. */
export const rule = (width: PaperWidth): PaperLine => ({
  text: '-'.repeat(columnsOf(width, 'normal')),
  look: 'normal',
});
