import { byteReader } from './byte-reader.ts';
import { characterMap } from './character-map.ts';
import { compositeParts, type Contour, type GlyphStreams, type Part, simpleOutline } from './glyph-points.ts';
import { type FontTables, woff2Tables } from './woff2-tables.ts';

/** A font to draw with: what a character looks like and how far the next one is, in units of which an em has `unitsPerEm`. */
export type Outlines = {
  unitsPerEm: number;
  /** Null: the font has no such character. */
  glyphOf(character: string): { contours: readonly Contour[]; advance: number } | null;
};

type Glyph = { contours: readonly Contour[]; parts: readonly Part[] };

function tableOf(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new RangeError(`the font has no ${tag}`);
  return table.bytes;
}

/** All glyphs of a transformed glyf table (W3C WOFF 2.0, §5.1): each stream holds one kind of thing of all of them. */
function glyphsOf(tables: FontTables): readonly Glyph[] {
  if (tables.get('glyf')?.isTransformed !== true) throw new RangeError('the glyphs are not in the form of WOFF2');
  const bytes = tableOf(tables, 'glyf');
  const head = byteReader(bytes, 4);
  const count = head.u16();
  head.u16();
  const sizes = Array.from({ length: 7 }, () => head.u32());
  const starts = sizes.map((_, place) => head.at() + sizes.slice(0, place).reduce((sum, size) => sum + size, 0));
  const [counts, points, flags, glyphs, composites] = starts.map((start) => byteReader(bytes, start));
  if (!counts || !points || !flags || !glyphs || !composites) throw new RangeError('the glyphs have no streams');
  const streams: GlyphStreams = { counts, points, flags, glyphs, composites };
  return Array.from({ length: count }, () => {
    const contours = counts.i16();
    return contours < 0
      ? { contours: [], parts: compositeParts(streams) }
      : { contours: contours === 0 ? [] : simpleOutline(contours, streams), parts: [] };
  });
}

/** The advance of each glyph; those after the last have the last one's. A transformed table has one byte before, and the same widths. */
function advancesOf(tables: FontTables): readonly number[] {
  const isTransformed = tables.get('hmtx')?.isTransformed === true;
  const metrics = byteReader(tableOf(tables, 'hmtx'), isTransformed ? 1 : 0);
  return Array.from({ length: tableOf(tables, 'hhea').readUInt16BE(34) }, () => {
    const advance = metrics.u16();
    if (!isTransformed) metrics.i16();
    return advance;
  });
}

const moved = (contours: readonly Contour[], { x, y }: Part): readonly Contour[] =>
  contours.map((contour) => contour.map((point) => ({ ...point, x: point.x + x, y: point.y + y })));

/** Reads a WOFF2 font with TrueType outlines, as it stands by default. @throws when it is another kind of font, or none. */
export function readOutlines(font: Buffer): Outlines {
  const tables = woff2Tables(font);
  const glyphs = glyphsOf(tables);
  const advances = advancesOf(tables);
  const numberOf = characterMap(tableOf(tables, 'cmap'));
  const contoursOf = (glyph: number, depth = 0): readonly Contour[] => {
    const { contours = [], parts = [] } = glyphs[glyph] ?? {};
    return depth > 4 ? contours : [...contours, ...parts.flatMap((part) => moved(contoursOf(part.glyph, depth + 1), part))];
  };
  return {
    unitsPerEm: tableOf(tables, 'head').readUInt16BE(18),
    glyphOf: (character) => {
      const glyph = numberOf(character);
      return glyph === 0 ? null : { contours: contoursOf(glyph), advance: advances[glyph] ?? advances.at(-1) ?? 0 };
    },
  };
}
