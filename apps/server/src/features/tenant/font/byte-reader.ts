/** Reads a font's bytes one after another, big-endian. Beyond the end it throws a RangeError, as Buffer does. */
export type ByteReader = {
  at(): number;
  u8(): number;
  u16(): number;
  i16(): number;
  u32(): number;
  /** WOFF2 UIntBase128: seven bits a byte, the high bit says that more follow. */
  base128(): number;
  /** WOFF2 255UInt16: most numbers in one byte. */
  short(): number;
  bytes(count: number): Buffer;
};

export function byteReader(source: Buffer, start = 0): ByteReader {
  let at = start;
  const take = (count: number): number => {
    at += count;
    return at - count;
  };
  const u8 = () => source.readUInt8(take(1));
  const u16 = () => source.readUInt16BE(take(2));
  return {
    at: () => at,
    u8,
    u16,
    i16: () => source.readInt16BE(take(2)),
    u32: () => source.readUInt32BE(take(4)),
    base128: () => base128(u8),
    short: () => short(u8, u16),
    bytes: (count) => {
      if (at + count > source.length) throw new RangeError('the font ends too early');
      return source.subarray(take(count), at);
    },
  };
}

function base128(u8: () => number): number {
  let value = 0;
  for (let count = 0; count < 5; count++) {
    const byte = u8();
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return value;
  }
  throw new RangeError('a number of the font is too long');
}

function short(u8: () => number, u16: () => number): number {
  const code = u8();
  if (code === 253) return u16();
  if (code === 255) return u8() + 253;
  return code === 254 ? u8() + 506 : code;
}
