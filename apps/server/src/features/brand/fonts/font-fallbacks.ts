import { fromBuffer } from '@capsizecss/unpack';
import {
  fallbackFamily,
  type FallbackFont,
  fallbackFonts,
} from '@comanda/domain/theme/font-stack.ts';

/** Measures of a face in its own units; `xWidthAvg` is the mean width of a letter in running text. */
type Measures = {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
};

/** The faces that devices have, with the names they have there; Liberation Sans and Arimo are cut to Arial's widths. */
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
 * Faces that stand in for a font until it has come, stretched to its widths and heights, so that no line moves when it does.
 * `file` is WOFF2; null if nothing in it can be read.
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
