import sharp, { type OverlayOptions } from 'sharp';
import { type FittedLines, fitLines } from './fonts/fit-lines.ts';
import { readFont } from './fonts/read-font.ts';

/** The mark, the name and the colours of a brand, as its header shows them. */
export type BrandIdentity = {
  name: string;
  logo: Buffer;
  /** The font of titles; null when the brand has none of its own. */
  font: Buffer | null;
  /** True for wide capitals, as the second template writes a brand's name. */
  isWide: boolean;
  ground: string;
  ink: string;
  accent: string;
};

type Size = { width: number; height: number };

const margin = 60;
const mark = 152;
const gap = 34;
const stripe = 10;

/**
 * Lays out the name in the brand's own font. Returns null when the brand has no font or its font
 * cannot draw the name: the panel then shows the mark alone.
 */
function nameOf(
  { name, font, isWide }: BrandIdentity,
  { width, height }: Size,
): FittedLines | null {
  if (font === null) return null;
  const box = {
    width: width - 2 * margin,
    height: height - 2 * margin - mark - gap,
    largest: 104,
    tracking: isWide ? 0.16 : 0,
  };
  try {
    return fitLines(isWide ? name.toLocaleUpperCase('es') : name, readFont(font), box);
  } catch {
    return null;
  }
}

const drawing = ({ width, height }: Size, content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );

/**
 * Draws the panel's background, a stripe of the accent colour at its right edge, and the name below
 * the mark's place.
 */
function groundOf(
  { ground, ink, accent }: BrandIdentity,
  size: Size,
  top: number,
  name: FittedLines | null,
): Buffer {
  const lines = (name?.lines ?? []).map(({ path }, place) => {
    const baseline = top + mark + gap + (place + 0.8) * (name?.lineHeight ?? 0);
    return `<path transform="translate(${margin} ${baseline.toFixed(1)})" d="${path}" fill="${ink}"/>`;
  });
  const box = `<rect width="${size.width}" height="${size.height}" fill="${ground}"/>`;
  const edge = `<rect x="${size.width - stripe}" width="${stripe}" height="${size.height}" fill="${accent}"/>`;
  return drawing(size, box + edge + lines.join(''));
}

/**
 * Returns the layers of a panel at the left edge of a picture: the brand's mark above its name,
 * centred vertically.
 */
export async function brandPanel(
  signature: BrandIdentity,
  size: Size,
): Promise<readonly OverlayOptions[]> {
  const name = nameOf(signature, size);
  const height = mark + (name === null ? 0 : gap + name.lines.length * name.lineHeight);
  const top = Math.round((size.height - height) / 2);
  const logo = await sharp(signature.logo, { density: 600 })
    .resize(mark, mark, {
      fit: 'contain',
      position: 'left',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer();
  return [
    { input: groundOf(signature, size, top, name), left: 0, top: 0 },
    { input: logo, left: margin, top },
  ];
}
