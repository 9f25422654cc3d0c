import { brotliDecompressSync } from 'node:zlib';
import { byteReader } from './byte-reader.ts';

/** A table of a font: its bytes, and whether they are still in the form that WOFF2 gives it. */
export type FontTable = { bytes: Buffer; isTransformed: boolean };
export type FontTables = ReadonlyMap<string, FontTable>;

/** By their number in a WOFF2 directory (W3C WOFF 2.0, §4.1). */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS ' +
  'GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop ' +
  'trak Zapf Silf Glat Gloc Feat Sill'
).split(' ');

const headerSize = 48;
/** No brand's font is larger unpacked: what says that it is, is not unpacked. */
const maxUnpacked = 32 * 1024 * 1024;

type Entry = { tag: string; length: number; isTransformed: boolean };

function readEntry(reader: ReturnType<typeof byteReader>): Entry {
  const flags = reader.u8();
  const tag = (flags & 63) === 63 ? reader.bytes(4).toString('latin1') : (knownTags[flags & 63] ?? '');
  const isGlyphs = tag === 'glyf' || tag === 'loca';
  const isTransformed = isGlyphs ? flags >> 6 !== 3 : flags >> 6 !== 0;
  const plain = reader.base128();
  return { tag, length: isTransformed ? reader.base128() : plain, isTransformed };
}

/** The tables of a WOFF2 font. @throws when the bytes are no such font. */
export function woff2Tables(font: Buffer): FontTables {
  if (font.subarray(0, 4).toString('latin1') !== 'wOF2') throw new RangeError('no WOFF2 font');
  const reader = byteReader(font, headerSize);
  const entries = Array.from({ length: font.readUInt16BE(12) }, () => readEntry(reader));
  const packed = reader.bytes(font.readUInt32BE(20));
  const unpacked = byteReader(brotliDecompressSync(packed, { maxOutputLength: maxUnpacked }));
  return new Map(entries.map(({ tag, length, isTransformed }) => [tag, { bytes: unpacked.bytes(length), isTransformed }]));
}
