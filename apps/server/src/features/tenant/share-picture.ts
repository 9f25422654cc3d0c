import { shareSize } from '@comanda/contract/brand-files.ts';
import sharp from 'sharp';

const margin = 44;
const badge = 132;
const ring = 8;
const roundness = 0.24;

type Looks = { icon: Buffer; hero: Buffer | null; paper: string };

/** What a shared link shows: the brand's hero, cropped to where its motif is, with the icon in a corner; without a hero the icon alone. */
export async function sharePicture({ icon, hero, paper }: Looks): Promise<Buffer> {
  const ground = hero
    ? sharp(hero).resize({ ...shareSize, fit: 'cover', position: 'attention' })
    : sharp({ create: { ...shareSize, channels: 3, background: paper } });
  const mark = hero
    ? { input: await badgeOf(icon, badge, paper), left: margin, top: margin }
    : { input: await badgeOf(icon, badge * 2, paper), gravity: 'centre' };
  return ground.composite([mark]).flatten({ background: paper }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** The icon with round corners, and a ring of paper that sets it off from whatever it lies on. */
async function badgeOf(icon: Buffer, size: number, paper: string): Promise<Buffer> {
  const inner = size - 2 * ring;
  const rounded = await sharp(icon)
    .resize(inner, inner, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: roundedSquare(inner, paper), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(roundedSquare(size, paper))
    .composite([{ input: rounded }])
    .png()
    .toBuffer();
}

const roundedSquare = (size: number, fill: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * roundness}" fill="${fill}"/></svg>`,
  );
