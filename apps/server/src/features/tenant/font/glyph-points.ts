import type { ByteReader } from './byte-reader.ts';

/** A point of an outline in the font's units, y upwards. Between two points that are off the curve lies one on it. */
export type Point = { x: number; y: number; isOn: boolean };
export type Contour = readonly Point[];

const signed = (flag: number, size: number): number => (flag & 1 ? size : -size);

/** How far the next point is, by its flag (W3C WOFF 2.0, §5.2, table of triplets). */
function stepOf(flag: number, glyphs: ByteReader): readonly [x: number, y: number] {
  const next = () => glyphs.u8();
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + next())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + next()), 0];
  if (flag < 84) {
    const [kind, both] = [flag - 20, next()];
    return [signed(flag, 1 + (kind & 0x30) + (both >> 4)), signed(flag >> 1, 1 + ((kind & 0x0c) << 2) + (both & 0x0f))];
  }
  if (flag < 120) {
    const kind = flag - 84;
    const x = signed(flag, 1 + (Math.trunc(kind / 12) << 8) + next());
    return [x, signed(flag >> 1, 1 + (((kind % 12) >> 2) << 8) + next())];
  }
  const first = next();
  const second = next();
  if (flag < 124) return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 0x0f) << 8) + next())];
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (next() << 8) + next())];
}

export type GlyphStreams = { counts: ByteReader; points: ByteReader; flags: ByteReader; glyphs: ByteReader; composites: ByteReader };

/** The outline of a simple glyph; its instructions are passed over. */
export function simpleOutline(contours: number, { points, flags, glyphs }: GlyphStreams): readonly Contour[] {
  const sizes = Array.from({ length: contours }, () => points.short());
  let [x, y] = [0, 0];
  const outline = sizes.map((size) =>
    Array.from({ length: size }, (): Point => {
      const flag = flags.u8();
      const [right, up] = stepOf(flag & 0x7f, glyphs);
      x += right;
      y += up;
      return { x, y, isOn: flag < 0x80 };
    }),
  );
  glyphs.short();
  return outline;
}

/** Another glyph as a part: its number and where it is put. Scaled parts are put unscaled; names need none. */
export type Part = { glyph: number; x: number; y: number };

const has = (flags: number, bit: number): boolean => (flags & bit) !== 0;
/** Bytes of the scale that follows, by the flags of OpenType's glyf table. */
const scaleSize = (flags: number): number => (has(flags, 0x8) ? 2 : has(flags, 0x40) ? 4 : has(flags, 0x80) ? 8 : 0);
const asByte = (value: number): number => (value > 127 ? value - 256 : value);

export function compositeParts({ composites, glyphs }: GlyphStreams): readonly Part[] {
  const parts: Part[] = [];
  let flags = 0x20;
  let isInstructed = false;
  while (has(flags, 0x20)) {
    flags = composites.u16();
    isInstructed ||= has(flags, 0x100);
    const glyph = composites.u16();
    const read = has(flags, 0x1) ? () => composites.i16() : () => asByte(composites.u8());
    const [x, y] = [read(), read()];
    composites.bytes(scaleSize(flags));
    parts.push({ glyph, ...(has(flags, 0x2) ? { x, y } : { x: 0, y: 0 }) });
  }
  if (isInstructed) glyphs.short();
  return parts;
}
