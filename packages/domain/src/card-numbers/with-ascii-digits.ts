const unusual = /[^\u0020-\u007e]/;
const digit = /\p{Nd}/u;
const otherDigits = /(?![0-9])\p{Nd}/gu;

/**
 * Returns the text with every decimal digit of any script as 0-9, every space as " ", every dash as
 * "-", and without invisible characters (zero-width, direction marks). For reading numbers, not for
 * display.
 */
export function withAsciiDigits(text: string): string {
  if (!unusual.test(text)) return text;
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(otherDigits, (character) => String(valueOf(character)));
}

/**
 * Returns the value of a digit. In Unicode the ten digits of a script are adjacent and begin with
 * zero.
 */
function valueOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
