import type { BrandFileName } from '@comanda/contract/brand-files.ts';
import sharp from 'sharp';
import { encodeIco } from './encode-ico.ts';

type IconFiles = Extract<BrandFileName, 'favicon.ico' | `${string}icon${string}.png`>;

type RGBA = { r: number; g: number; b: number; alpha: number };

const clear: RGBA = { r: 0, g: 0, b: 0, alpha: 0 };
const faviconSizes = [16, 32, 48];
const largest = 512;
/**
 * Share of a maskable icon's side that the drawing takes. A phone never crops the central circle of
 * 80 %.
 */
const safePart = 0.8;

/**
 * Draws the brand's icon in every size that browsers and phones request. A drawing is rendered anew
 * for each size; an icon that is not square keeps its shape. `paper` is the background where one is
 * needed and the icon has none of its own.
 */
export async function brandIcons(icon: Buffer, paper: string): Promise<Record<IconFiles, Buffer>> {
  const sharpest = await enlarged(icon);
  const ground = await groundOf(sharpest, paper);
  const draw = (size: number) =>
    sharp(sharpest).resize(size, size, { fit: 'contain', background: clear });
  const onGround = async (size: number, part: number) => {
    const drawing = await draw(Math.round(size * part))
      .png()
      .toBuffer();
    return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
      .composite([{ input: drawing }])
      .png({ palette: true })
      .toBuffer();
  };
  const favicons = faviconSizes.map(async (size) => ({
    size,
    png: await draw(size).png().toBuffer(),
  }));
  return {
    'favicon.ico': encodeIco(await Promise.all(favicons)),
    'icon-192.png': await draw(192).png({ palette: true }).toBuffer(),
    'icon-512.png': await draw(largest).png({ palette: true }).toBuffer(),
    'icon-maskable-512.png': await onGround(largest, safePart),
    'apple-touch-icon.png': await onGround(180, 1),
  };
}

/**
 * Renders an SVG icon so that its longer side has 512 pixels. Other formats are returned unchanged.
 */
async function enlarged(icon: Buffer): Promise<Buffer> {
  const { format, width, height, density = 72 } = await sharp(icon).metadata();
  if (format !== 'svg') return icon;
  const sharper = Math.min(2_400, Math.max(1, (density * largest) / Math.max(width, height, 1)));
  return sharp(icon, { density: sharper }).png().toBuffer();
}

/** Returns the colour of the icon's top left corner if that pixel is opaque, else `paper`. */
async function groundOf(icon: Buffer, paper: string): Promise<RGBA | string> {
  const corner = await sharp(icon)
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [r = 0, g = 0, b = 0, alpha = 0] = corner;
  return alpha === 255 ? { r, g, b, alpha: 1 } : paper;
}
