/** Letters, digits and signs of European languages with single spaces between them: most texts, which need no work. */
const plain = /^[!-~¡-¬®-ɏ]+(?: [!-~¡-¬®-ɏ]+)*$/u;

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/u;
const control = /\p{Cc}/u;
/** Drawn as nothing, or as somebody's private sign: control, bidi, zero-width and format characters, halves of a character, fillers. */
const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** A joiner between two emoji (a family, a profession), and the sign after an emoji that asks for its colours. */
const partOfEmoji =
  /(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\uFE0F/gu;
/** More marks on one letter than any language has: they would be drawn over the lines above. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * A text that a person or another system wrote, as it is stored and printed: one line, composed accents, single spaces, no character that
 * moves a printer's head, changes the direction of reading or hides a part of the text. Accents, ñ and emoji stay. Line breaks become ` / `
 * if that fits in `most` characters, else a space. By default a text never grows. Tidying twice changes nothing more. Never throws.
 */
export function tidyText(text: string, most: number = text.length): string {
  if (text === '' || plain.test(text)) return text;
  const lines = text
    .split(lineBreak)
    .map(tidyLine)
    .filter((line) => line !== '');
  const separated = lines.join(' / ');
  return separated.length <= most ? separated : lines.join(' ');
}

function tidyLine(text: string): string {
  const emojiParts = new Set([...text.matchAll(partOfEmoji)].map(({ index }) => index));
  const shown = text.replaceAll(invisible, (sign, at: number) =>
    emojiParts.has(at) ? sign : control.test(sign) ? ' ' : '',
  );
  const line = shown.replaceAll(/\s+/gu, ' ').replaceAll(piledMarks, '$1').trim();
  const composed = line.normalize('NFC');
  return composed.length > text.length ? line : composed;
}
