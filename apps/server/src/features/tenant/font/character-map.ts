/** Of the ways that a font numbers its characters, those by Unicode: the wider one first (OpenType cmap, formats 12 and 4). */
const preferred = [
  [3, 10, 12],
  [0, 4, 12],
  [3, 1, 4],
  [0, 3, 4],
] as const;

function subtableOf(cmap: Buffer): { at: number; format: number } {
  const all = Array.from({ length: cmap.readUInt16BE(2) }, (_, place) => {
    const record = 4 + place * 8;
    const at = cmap.readUInt32BE(record + 4);
    return { platform: cmap.readUInt16BE(record), encoding: cmap.readUInt16BE(record + 2), at, format: cmap.readUInt16BE(at) };
  });
  for (const [platform, encoding, format] of preferred) {
    const found = all.find((one) => one.platform === platform && one.encoding === encoding && one.format === format);
    if (found !== undefined) return found;
  }
  throw new RangeError('the font does not number its characters by Unicode');
}

/** Segments of characters: an offset of 0 adds the delta to the character, any other leads into a list. */
function inSegments(cmap: Buffer, at: number, code: number): number {
  const doubled = cmap.readUInt16BE(at + 6);
  for (let place = 0; place < doubled; place += 2) {
    if (cmap.readUInt16BE(at + 14 + place) < code) continue;
    const first = cmap.readUInt16BE(at + 16 + doubled + place);
    if (first > code) return 0;
    const delta = cmap.readUInt16BE(at + 16 + 2 * doubled + place);
    const offsetAt = at + 16 + 3 * doubled + place;
    const offset = cmap.readUInt16BE(offsetAt);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = cmap.readUInt16BE(offsetAt + offset + 2 * (code - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

function inGroups(cmap: Buffer, at: number, code: number): number {
  for (let place = 0; place < cmap.readUInt32BE(at + 12); place++) {
    const group = at + 16 + place * 12;
    const [first, last] = [cmap.readUInt32BE(group), cmap.readUInt32BE(group + 4)];
    if (code >= first && code <= last) return cmap.readUInt32BE(group + 8) + code - first;
  }
  return 0;
}

/** The number of a character's glyph; 0 when the font has none. */
export function characterMap(cmap: Buffer): (character: string) => number {
  const { at, format } = subtableOf(cmap);
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return format === 12 ? inGroups(cmap, at, code) : inSegments(cmap, at, code);
  };
}
