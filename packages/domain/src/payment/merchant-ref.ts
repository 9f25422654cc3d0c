const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const bitsOf = (byte: number): string => byte.toString(2).padStart(8, '0');

/**
 * Our reference for an attempt at its provider: 26 characters of a-z and 2-7, the base32 (RFC 4648,
 * lower case, no padding) of 16 random bytes. It fits every provider's limits; Webpay's buy_order
 * is the tightest. docs/rules/payments.md#merchant-reference.
 * @throws RangeError for another number of bytes: that is our bug.
 */
export function merchantRefOf(bytes: Uint8Array): string {
  if (bytes.length !== 16)
    throw new RangeError(`a reference is made of 16 bytes, not of ${bytes.length}`);
  const bits = Array.from(bytes, bitsOf).join('').padEnd(130, '0');
  return Array.from(
    { length: 26 },
    (_, at) => alphabet[Number.parseInt(bits.slice(5 * at, 5 * at + 5), 2)],
  ).join('');
}
