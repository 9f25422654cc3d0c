import type { Font } from 'fontkitten';

/** A line of text as an SVG path that starts at x = 0 on the baseline y = 0. */
export type DrawnText = { path: string; width: number };
export type TextStyle = {
  size: number;
  /** Space between letters, as a share of the size. */ tracking: number;
};

/**
 * Draws a line of text. Returns null when the font lacks one of its characters. Kerning is not
 * applied.
 */
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
