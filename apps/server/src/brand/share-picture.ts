import { shareSize } from '@comanda/contract/brand-files.ts';
import sharp from 'sharp';
import { brandPanel, type BrandIdentity } from './brand-panel.ts';

const panel = { width: 500, height: shareSize.height };

type SharePictureParts = { signature: BrandIdentity; hero: Buffer | null };

/**
 * Draws the picture of a shared link: the brand's mark and name beside its hero, which is cropped
 * to its motif. Without a hero the panel fills the picture.
 */
export async function sharePicture({ signature, hero }: SharePictureParts): Promise<Buffer> {
  const { ground } = signature;
  const canvas = sharp({ create: { ...shareSize, channels: 3, background: ground } });
  const beside = { width: shareSize.width - panel.width, height: shareSize.height };
  const motif =
    hero &&
    (await sharp(hero)
      .resize({ ...beside, fit: 'cover', position: 'attention' })
      .toBuffer());
  const layers = await brandPanel(signature, hero ? panel : shareSize);
  return canvas
    .composite([...(motif ? [{ input: motif, left: panel.width, top: 0 }] : []), ...layers])
    .flatten({ background: ground })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
