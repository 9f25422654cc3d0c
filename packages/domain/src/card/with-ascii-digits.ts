const unusual = /[^\u0020-\u007e]/;
const digit = /\p{Nd}/u;
const otherDigits = /(?![0-9])\p{Nd}/gu;

/**
 * The text with every decimal digit of any script as 0-9, every kind of space as a space, every kind of dash as "-", and without
 * characters that are not seen (zero-width, direction marks). For reading numbers in it, not for showing.
 */
export function withAsciiDigits(text: string): string {
  if (!unusual.test(text)) return text;
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(otherDigits, (character) => String(valueOf(character)));
}

/** Unicode keeps the ten digits of a script side by side, beginning with its zero, so that a run of digits begins with a zero. */
function valueOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
