import type { TenantId } from '@comanda/domain/ids.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import { minPictureSide, type PictureProblem } from '@comanda/domain/menu-edits/menu-picture.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import sharp, { type Metadata } from 'sharp';
import type { StoredFile } from '../../platform/stored-file.ts';
import { encodePicture } from './encode-picture.ts';
import { pictureHeadRefusal } from './picture-refusals.ts';
import { createPictureSet } from './picture-set.ts';

/** `made`: the encoded widths, without the metadata of the photo. The uploaded file itself is not among them. */
export type UploadedPicture = { picture: Picture; made: readonly StoredFile[] };

const endings: Partial<Record<string, string>> = { jpeg: '.jpg', png: '.png', webp: '.webp' };

/**
 * Checks an uploaded picture as the import checks one of the folder, and encodes its widths. sharp reads and encodes outside the event loop.
 * docs/rules/counter-menu.md#pictures-of-dishes.
 */
export async function readUploadedPicture(
  tenantId: TenantId,
  bytes: Buffer,
): Promise<Result<UploadedPicture, PictureProblem>> {
  const facts = await metadataOf(bytes).catch(() => null);
  const ending = endings[facts?.format ?? ''];
  if (facts === null || ending === undefined || isAnimation(facts)) return refuse('notAPicture');
  const path = `foto${ending}`;
  if ((await pictureHeadRefusal(path, bytes)) !== null) return refuse('tooBig');
  if (Math.min(facts.width, facts.height) < minPictureSide) return refuse('tooSmall');
  const pictures = createPictureSet(tenantId, new Map([[path, 'dish']]), encodePicture);
  const loaded = await pictures.load(path, bytes);
  return loaded.ok ? accept(loaded.value) : refuse('broken');
}

/** sharp throws at once for no bytes at all. */
const metadataOf = async (bytes: Buffer): Promise<Metadata> =>
  sharp(bytes, { limitInputPixels: false }).metadata();

const isAnimation = ({ pages = 1 }: Metadata): boolean => pages > 1;
