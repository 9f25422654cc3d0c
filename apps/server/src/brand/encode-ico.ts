type Drawing = { size: number; png: Buffer };

const headBytes = 6;
const entryBytes = 16;

/**
 * Encodes a favicon.ico from PNG drawings of at most 255 pixels a side: a header, one entry for
 * each drawing, then the drawings unchanged.
 */
export function encodeIco(drawings: readonly Drawing[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * drawings.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(drawings.length, 4);
  let at = head.length;
  drawings.forEach(({ size, png }, place) => {
    const entry = headBytes + entryBytes * place;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  });
  return Buffer.concat([head, ...drawings.map(({ png }) => png)]);
}
