/** A code of this length has digits only; a longer one has letters and digits. */
const digitsOnlyLength = 6;

export const isNumericCode = (length: number): boolean => length === digitsOnlyLength;

/**
 * Returns the characters of a code that was typed or pasted, at most `length` of them, without
 * spaces and signs, in capitals: `123 456` becomes `123456`.
 */
export const typedCode = (text: string, length: number): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(isNumericCode(length) ? /\D/g : /[^A-Z\d]/g, '')
    .slice(0, length);
