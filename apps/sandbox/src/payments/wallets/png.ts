import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bitDepth = 1;
const greyscale = 0;

/**
 * Encodes a picture of black (true) and white modules as PNG, each module `scale` pixels wide and
 * high.
 */
export function blackWhitePng(modules: readonly (readonly boolean[])[], scale: number): Buffer {
  const side = modules.length * scale;
  const lines = modules.flatMap((row) => Array.from({ length: scale }, () => scanline(row, scale)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(bitDepth, 8);
  header.writeUInt8(greyscale, 9);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * One line of pixels, eight in a byte, after the byte that names its filter (none). A set bit is
 * white.
 */
function scanline(row: readonly boolean[], scale: number): Buffer {
  const line = Buffer.alloc(1 + Math.ceil((row.length * scale) / 8));
  row.forEach((isBlack, at) => {
    for (let pixel = at * scale; pixel < (at + 1) * scale && !isBlack; pixel += 1) {
      const byte = 1 + (pixel >> 3);
      line.writeUInt8(line.readUInt8(byte) | (0x80 >> (pixel & 7)), byte);
    }
  });
  return line;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
