/**
 * Letters, digits and signs of European languages with single spaces: max texts, which need no
 * change.
 */
const plain = /^[!-~¡-¬®-ɏ]+(?: [!-~¡-¬®-ɏ]+)*$/u;

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/u;
const control = /\p{Cc}/u;
/**
 * Invisible or private characters: control, bidi, zero-width and format characters, lone
 * surrogates, fillers.
 */
const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/**
 * The joiner between two emoji (a family, a profession), and the selector after an emoji that makes
 * it coloured.
 */
const partOfEmoji =
  /(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\uFE0F/gu;
/** More marks on one letter than any language uses, which would cover the lines above. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * Returns a text of a shopper or another system as it is stored and printed: one line, composed
 * accents, single spaces, and no character that controls a printer, changes the reading direction
 * or hides text. Accents, ñ and emoji stay. Line breaks become ` / ` if that fits in `max`
 * characters, else a space. By default a text never grows. A second call changes nothing. Never
 * throws.
 */
export function tidyText(text: string, max: number = text.length): string {
  if (text === '' || plain.test(text)) return text;
  const lines = text
    .split(lineBreak)
    .map(tidyLine)
    .filter((line) => line !== '');
  const separated = lines.join(' / ');
  return separated.length <= max ? separated : lines.join(' ');
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
