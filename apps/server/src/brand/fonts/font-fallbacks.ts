import { fromBuffer } from '@capsizecss/unpack';
import {
  fallbackFamily,
  type FallbackFont,
  fallbackFonts,
} from '@comanda/domain/theme/font-stack.ts';

/** Metrics of a font face in its own units. `xWidthAvg`: mean width of a letter in running text. */
type Measures = {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
};

/**
 * Fallback faces with the names that devices give them. Liberation Sans and Arimo have Arial's
 * widths.
 */
const deviceFaces: Record<FallbackFont, { names: readonly string[]; measures: Measures }> = {
  Arial: {
    names: ['Arial', 'Liberation Sans', 'Arimo'],
    measures: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
  },
  Roboto: {
    names: ['Roboto'],
    measures: { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 },
  },
};

/**
 * Returns @font-face rules of fallback faces scaled to a font's widths and heights, so that no line
 * moves when the font arrives. `file` is WOFF2; returns null if it cannot be read.
 */
export async function fontFallbacks(family: string, file: Buffer): Promise<string[] | null> {
  try {
    const font = await fromBuffer(file);
    return fallbackFonts.map((substitute) =>
      fallbackFace(fallbackFamily(family, substitute), deviceFaces[substitute], font),
    );
  } catch {
    return null;
  }
}

function fallbackFace(
  family: string,
  { names, measures }: (typeof deviceFaces)[FallbackFont],
  font: Measures,
): string {
  const stretch = font.xWidthAvg / font.unitsPerEm / (measures.xWidthAvg / measures.unitsPerEm);
  const ofEm = (units: number): string => percent(units / (font.unitsPerEm * stretch));
  const sources = names.map((name) => `local("${name}")`).join(',');
  const heights = `ascent-override:${ofEm(font.ascent)};descent-override:${ofEm(-font.descent)};line-gap-override:${ofEm(font.lineGap)}`;
  return `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(stretch)};${heights}}`;
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
