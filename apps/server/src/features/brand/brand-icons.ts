import type { BrandFileName } from '@comanda/contract/brand-files.ts';
import sharp from 'sharp';
import { encodeIco } from './encode-ico.ts';

type IconFiles = Extract<BrandFileName, 'favicon.ico' | `${string}icon${string}.png`>;

type RGBA = { r: number; g: number; b: number; alpha: number };

const clear: RGBA = { r: 0, g: 0, b: 0, alpha: 0 };
const faviconSizes = [16, 32, 48];
const largest = 512;
/** Of a maskable icon's side: what a phone never cuts off is a circle of 80 % of it. */
const safePart = 0.8;

/**
 * The brand's icon in every size that browsers and phones ask for. A drawing is drawn anew in each; an icon that is no square keeps its
 * shape. `paper` lies under an icon that has no ground of its own where a ground is needed.
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

/** A small drawing (SVG) becomes one of 512 pixels before anything is made of it; pixels stay as they are. */
async function enlarged(icon: Buffer): Promise<Buffer> {
  const { format, width, height, density = 72 } = await sharp(icon).metadata();
  if (format !== 'svg') return icon;
  const sharper = Math.min(2_400, Math.max(1, (density * largest) / Math.max(width, height, 1)));
  return sharp(icon, { density: sharper }).png().toBuffer();
}

/** The icon's own ground where its corner has one, else the paper. */
async function groundOf(icon: Buffer, paper: string): Promise<RGBA | string> {
  const corner = await sharp(icon)
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [r = 0, g = 0, b = 0, alpha = 0] = corner;
  return alpha === 255 ? { r, g, b, alpha: 1 } : paper;
}
