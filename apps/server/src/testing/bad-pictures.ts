import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures that a folder must not contain. */

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
};

function crc(bytes: Buffer): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}

/**
 * Makes a PNG of one colour with one bit per pixel: a few kilobytes that decode to very many
 * pixels.
 */
export const hugePng = (side: number): Buffer =>
  flatPng({ side, depth: 1, kind: 0, lineBytes: Math.ceil(side / 8) + 1, lines: 2_000 });

/**
 * Makes a whole PNG of one colour with 16 bits a channel and transparency: 124 kB for 4,000 pixels
 * a side, which decode to 128 MB.
 */
export const deepPng = (side: number): Buffer =>
  flatPng({ side, depth: 16, kind: 6, lineBytes: side * 8 + 1, lines: side });

/** `kind`: PNG's number of the kind of colour. `lines`: at most so many lines are written. */
type FlatPng = { side: number; depth: number; kind: number; lineBytes: number; lines: number };

function flatPng({ side, depth, kind, lineBytes, lines: most }: FlatPng): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = depth;
  head[9] = kind;
  const lines = deflateSync(Buffer.alloc(lineBytes * Math.min(side, most)), { level: 9 });
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    mark,
    chunk('IHDR', head),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

export const pngOf = (side: number): Promise<Buffer> => noise(side).png().toBuffer();
export const jpegOf = (side: number): Promise<Buffer> => noise(side).jpeg().toBuffer();

/** Makes a WebP of some kilobytes whose frames of 1,000 pixels a side take 3 MB each, decoded. */
export async function longAnimation(frames: number): Promise<Buffer> {
  const frame = (background: string): Promise<Buffer> =>
    sharp({ create: { width: 1_000, height: 1_000, channels: 3, background } })
      .png()
      .toBuffer();
  const two = [await frame('#b93418'), await frame('#1834b9')] as const;
  const all = Array.from({ length: frames }, (_, at) => two[at % 2 === 0 ? 0 : 1]);
  return sharp(all, { join: { animated: true } })
    .webp({ effort: 0 })
    .toBuffer();
}

/** Text that stands in a file beside its pixels. */
export const smuggled = 'GPS -33.4372 <script>alert(1)</script>';

/**
 * A WebP, PNG or JPEG of few bytes with {@link smuggled} as its copyright and behind its end, where
 * no reader of pictures looks.
 */
export const polyglotOf = async (format: 'webp' | 'png' | 'jpeg', width = 400): Promise<Buffer> =>
  Buffer.concat([
    await sharp({ create: { width, height: 400, channels: 3, background: '#b93418' } })
      .withExif({ IFD0: { Copyright: smuggled } })
      .toFormat(format)
      .toBuffer(),
    Buffer.from(smuggled),
  ]);

/** Like {@link polyglotOf}, without metadata: only the bytes behind the end are strange. */
export const trailingWebp = async (width = 400): Promise<Buffer> =>
  Buffer.concat([
    await sharp({ create: { width, height: 400, channels: 3, background: '#b93418' } })
      .webp()
      .toBuffer(),
    Buffer.from(smuggled),
  ]);

/** Returns the first half of a file. */
export const firstHalf = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length >> 1);

export const svgDrawing = (inside: string, attributes = ''): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"${attributes}>${inside}</svg>`,
  );
