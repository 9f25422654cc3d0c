const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
/**
 * A hexadecimal token of one case. It needs two letters, so that a card number next to a word of
 * a-f is no token.
 */
const hexToken =
  /\b(?=\d*[a-f][0-9a-f]*[a-f])[0-9a-f]{16,}\b|\b(?=\d*[A-F][0-9A-F]*[A-F])[0-9A-F]{16,}\b/g;
const dayFirst = /\b(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d\b/g;
const yearFirst = /\b(?:19|20)\d\d([/.-])(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])\b/g;
const coordinates = /^\s*[-+]?\d{1,3}\.\d+(?:\s*[,;]\s*[-+]?\d{1,3}\.\d+)?\s*$/;
/** E.164: a plus and at most 15 digits. Card numbers are never written with a plus. */
const phone = /\+(?:[ ().-]?\d){7,15}(?![ .-]?\d)/g;

/**
 * Returns the text without machine values that may contain any digits: UUIDs, hexadecimal tokens,
 * dates, international phone numbers. A text of coordinates becomes empty. The rest counts as typed
 * by the shopper.
 */
export function withoutMachineValues(text: string): string {
  if (coordinates.test(text)) return '';
  return text
    .replaceAll(uuid, '|')
    .replaceAll(hexToken, '|')
    .replaceAll(yearFirst, '|')
    .replaceAll(dayFirst, '|')
    .replaceAll(phone, '|');
}
