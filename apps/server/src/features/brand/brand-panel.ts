import sharp, { type OverlayOptions } from 'sharp';
import { type FittedLines, fitLines } from './fonts/fit-lines.ts';
import { readFont } from './fonts/read-font.ts';

/** How a brand signs: its mark and its name on the ground of its header, as over its pages. */
export type BrandIdentity = {
  name: string;
  logo: Buffer;
  /** Of titles; null when the brand brings none of its own. */
  font: Buffer | null;
  /** Wide capitals, as the second template writes a brand. */
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

/** The name in the brand's own letters; null when it has none that can be drawn: then the mark signs alone. */
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

/** The panel's ground, a stripe of the second colour at its right edge, and the name below where the mark will be. */
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

/** The layers of a panel at the left edge of a picture: the brand's mark over its name, in the middle of the height. */
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
