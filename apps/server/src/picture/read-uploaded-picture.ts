import type { TenantId } from '@comanda/domain/ids.ts';
import { exceededPictureLimit, type PictureHeader } from '@comanda/domain/limits/picture-limits.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import {
  minLogoSide,
  minPictureSide,
  type PictureProblem,
} from '@comanda/domain/menu-edits/menu-picture.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { StoredFile } from '../platform/stored-file.ts';
import { encodePicture } from './encode-picture.ts';
import type { NamedUse } from './picture-encoding.ts';
import { pictureHeaderOf, readPictureMetadata } from './picture-header.ts';
import { createPictureSet } from './picture-set.ts';

/**
 * `made`: the encoded widths, without the metadata of the photo. The uploaded file itself is not
 * among them.
 */
export type UploadedPicture = { picture: Picture; made: readonly StoredFile[] };

/**
 * First bytes of the formats that are taken, in hexadecimal, so that no reader of another format
 * sees an upload: neither drawings nor documents.
 */
const signatures: readonly { ending: string; format: string; pattern: RegExp }[] = [
  { ending: '.jpg', format: 'jpeg', pattern: /^ffd8ff/ },
  { ending: '.png', format: 'png', pattern: /^89504e470d0a1a0a/ },
  { ending: '.webp', format: 'webp', pattern: /^52494646.{8}57454250/ },
];

/**
 * Checks an uploaded picture as the import checks one of the folder, and encodes its widths. Its
 * cost is known from its header, so one that is refused for it is not decoded. sharp reads and
 * encodes outside the event loop. docs/rules/counter-menu.md#pictures-of-dishes.
 */
export async function readUploadedPicture(
  tenantId: TenantId,
  bytes: Buffer,
  use: NamedUse,
): Promise<Result<UploadedPicture, PictureProblem>> {
  const head = bytes.toString('hex', 0, 12);
  const kind = signatures.find(({ pattern }) => pattern.test(head));
  const metadata = kind ? await readPictureMetadata(bytes).catch(() => null) : null;
  if (!kind || metadata?.format !== kind.format || (metadata.pages ?? 1) > 1)
    return refuse('notAPicture');
  const problem = headerProblem(pictureHeaderOf(metadata), use);
  if (problem !== null) return refuse(problem);
  const path = `foto${kind.ending}`;
  const pictures = createPictureSet(tenantId, new Map([[path, use]]), encodePicture);
  const loaded = await pictures.load(path, bytes);
  return loaded.ok ? accept(loaded.value) : refuse('broken');
}

/** A logo is drawn small. */
const leastSideOf = (use: NamedUse): number =>
  use === 'sameFormat' ? minLogoSide : minPictureSide;

function headerProblem(header: PictureHeader, use: NamedUse): PictureProblem | null {
  switch (exceededPictureLimit(header)) {
    case 'side':
      return 'tooBig';
    case 'frame':
    case 'frames':
      return 'tooMuchToDecode';
    case null:
      return Math.min(header.width, header.height) < leastSideOf(use) ? 'tooSmall' : null;
  }
}
