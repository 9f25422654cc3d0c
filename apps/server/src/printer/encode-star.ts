import type { PaperLine } from '@comanda/domain/printer/paper-layout.ts';
import { asciiText } from '@comanda/domain/printer/printable-text.ts';

/**
 * The media types in which a Star printer may have a paper, the best first; it picks the one that
 * it can. Star's line mode and its StarPRNT share the commands that are used here. Plain text is
 * printed by every model, without accents, because its code page is not known.
 * docs/decisions/0148-printers-that-ask-for-their-papers.md.
 */
export const starMediaTypes = [
  'application/vnd.star.line',
  'application/vnd.star.starprnt',
  'text/plain',
] as const;
export type StarMediaType = (typeof starMediaTypes)[number];

const esc = 0x1b;
const gs = 0x1d;
const lineFeed = 0x0a;
/** Initialise; code page 1252, whose letters are those of Latin-1. */
const begin = [esc, 0x40, esc, gs, 0x74, 32];
/** Partial cut after the paper was fed to the cutter. */
const cut = [esc, 0x64, 3];
/** `ESC i` height width, `ESC E` and `ESC F` bold, `ESC 4` and `ESC 5` inverted. */
const expansion = (height: 0 | 1, width: 0 | 1): readonly number[] => [esc, 0x69, height, width];
const looks: Readonly<Record<PaperLine['look'], readonly number[]>> = {
  normal: [...expansion(0, 0), esc, 0x46, esc, 0x35],
  bold: [...expansion(0, 0), esc, 0x45, esc, 0x35],
  tall: [...expansion(1, 0), esc, 0x45, esc, 0x35],
  huge: [...expansion(1, 1), esc, 0x45, esc, 0x35],
  inverted: [...expansion(1, 0), esc, 0x45, esc, 0x34],
};

/** Returns the bytes of papers in a media type, each cut from the next. */
export function encodeStar(papers: readonly (readonly PaperLine[])[], type: StarMediaType): Buffer {
  if (type === 'text/plain')
    return Buffer.from(
      papers.map((lines) => lines.map(({ text }) => `${asciiText(text)}\n`).join('')).join('\n\n'),
      'latin1',
    );
  return Buffer.concat(papers.map((lines) => Buffer.concat([...paperBytes(lines)])));
}

function* paperBytes(lines: readonly PaperLine[]): Generator<Buffer> {
  yield Buffer.from(begin);
  for (const { text, look } of lines) {
    yield Buffer.from(looks[look]);
    yield Buffer.from(text, 'latin1');
    yield Buffer.from([lineFeed]);
  }
  yield Buffer.from([...looks.normal, ...cut]);
}
