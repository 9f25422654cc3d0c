/**
 * Returns the reason why bytes are not a WOFF2 font, or null. Checks the signature and the length
 * in the header (WOFF2 §5.1).
 */
export function fontRefusal(bytes: Buffer): string | null {
  if (bytes.length < 48 || bytes.toString('latin1', 0, 4) !== 'wOF2') return 'is no WOFF2 font';
  return bytes.readUInt32BE(8) === bytes.length
    ? null
    : 'is a WOFF2 font that was cut off or changed';
}
