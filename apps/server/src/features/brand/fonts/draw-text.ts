import type { Font } from 'fontkitten';

/** A line of text as an SVG path on the baseline y = 0, beginning at x = 0. */
export type DrawnText = { path: string; width: number };
export type TextStyle = {
  size: number;
  /** Between letters, as a share of the size. */ tracking: number;
};

/** Draws a line; null when the font lacks one of its characters. Pairs of letters are not moved together. */
export function drawText(
  text: string,
  font: Font,
  { size, tracking }: TextStyle,
): DrawnText | null {
  const scale = size / font.unitsPerEm;
  let x = 0;
  const paths: string[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (!font.hasGlyphForCodePoint(code)) return null;
    const glyph = font.glyphForCodePoint(code);
    paths.push(glyph.path.scale(scale, -scale).translate(x, 0).toSVG());
    x += glyph.advanceWidth * scale + tracking * size;
  }
  return { path: paths.join(''), width: Math.max(0, x - tracking * size) };
}
