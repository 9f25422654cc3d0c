const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
/** A hexadecimal token of one case: it must have two letters, which a card number next to a word of a-f has not. */
const hexToken =
  /\b(?=\d*[a-f]\d*[0-9a-f]*[a-f])[0-9a-f]{16,}\b|\b(?=\d*[A-F]\d*[0-9A-F]*[A-F])[0-9A-F]{16,}\b/g;
const dayFirst = /\b(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d\b/g;
const yearFirst = /\b(?:19|20)\d\d([/.-])(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])\b/g;
const coordinates = /^\s*[-+]?\d{1,3}\.\d+(?:\s*[,;]\s*[-+]?\d{1,3}\.\d+)?\s*$/;
/** E.164: a plus and at most 15 digits. Nobody writes a plus before a card number. */
const phone = /\+(?:[ ().-]?\d){7,15}(?![ .-]?\d)/g;

/**
 * The text without the values that have a shape of their own and may hold any digits: UUIDs, hexadecimal tokens, dates, international
 * phone numbers. A text that is coordinates is empty. What is left is read as something that a person typed.
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
