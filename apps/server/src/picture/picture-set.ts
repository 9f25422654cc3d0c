import { posix } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import { type PictureFormat, pictureWidthName } from '@comanda/domain/menu/picture-address.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { EncodedPicture, PictureVariant } from './encode-picture.ts';
import { encodeSameFormat } from './encode-same-format.ts';
import { encodedPictureName, type PictureEncoder } from './picture-encoder.ts';
import type { NamedUse } from './picture-encoding.ts';
import { readPictureMetadata } from './picture-header.ts';
import { unreadablePicture, pictureHeadRefusal, pixelsRefusal } from './picture-refusals.ts';
import { storedFileUrl, type StoredFile, storedFile } from '../platform/stored-file.ts';

/**
 * `made`: the encoded files that are served in place of the folder's file; none for a drawing, or a
 * file that nothing names.
 */
type LoadedPicture = { file: StoredFile; picture: Picture; made: readonly StoredFile[] };

export type PictureSet = {
  /**
   * Loads a picture of the folder and encodes its widths. If the picture is refused, returns a
   * human-readable reason.
   */
  load(path: string, bytes: Buffer): Promise<Result<LoadedPicture, string>>;
  /** Returns the folder's files and the files encoded from them. */
  files(): StoredFile[];
  /** Returns a loaded picture by path. @throws Error if it was not loaded. */
  picture(path: string): Picture;
  /** Returns the URL of a loaded picture's largest size. @throws Error if it was not loaded. */
  url(path: string): string;
};

/**
 * Creates the set. `uses`: the use of each picture that the storefront names. `sameFormat` and
 * animations are encoded anew in their own format and size; drawings are served unchanged. A
 * picture without a use is checked and kept for an export. docs/rules/tenants.md#picture-widths.
 */
export function createPictureSet(
  tenantId: TenantId,
  uses: ReadonlyMap<string, NamedUse>,
  make: PictureEncoder,
): PictureSet {
  const loadedPictures = new Map<string, LoadedPicture>();
  const find = (path: string): LoadedPicture => {
    const loaded = loadedPictures.get(path);
    if (!loaded) throw new Error(`not loaded: ${path}`);
    return loaded;
  };
  return {
    load: async (path, bytes) => {
      const loaded = await load({ tenantId, path, bytes, use: uses.get(path), make });
      if (loaded.ok) loadedPictures.set(path, loaded.value);
      return loaded;
    },
    files: () => [...loadedPictures.values()].flatMap(({ file, made }) => [file, ...made]),
    url: (path) => find(path).picture.url,
    picture: (path) => find(path).picture,
  };
}

type LoadJob = {
  tenantId: TenantId;
  path: string;
  bytes: Buffer;
  use: NamedUse | undefined;
  make: PictureEncoder;
};

async function load({
  tenantId,
  path,
  bytes,
  use,
  make,
}: LoadJob): Promise<Result<LoadedPicture, string>> {
  const outside = await pictureHeadRefusal(path, bytes);
  if (outside !== null) return refuse(outside);
  const file = storedFile(path, bytes);
  const { autoOrient, format, pages = 1 } = await readPictureMetadata(bytes);
  const isAnimated = format === 'webp' && pages > 1;
  const isSized = use !== undefined && use !== 'sameFormat' && format !== 'svg' && !isAnimated;
  if (isSized) {
    const made = await make(bytes, use).catch(() => null);
    return made
      ? accept({
          file,
          ...withVariants({ tenantId, path, hash: encodedPictureName(bytes, use) }, made),
        })
      : refuse(unreadablePicture);
  }
  const ofOneSize = (served: StoredFile): Picture => ({
    url: storedFileUrl(tenantId, served),
    width: autoOrient.width,
    height: autoOrient.height,
    avif: [],
    webp: [],
    placeholder: null,
  });
  if (use === undefined || format === 'svg') {
    const inside = await pixelsRefusal(bytes);
    return inside === null ? accept({ file, picture: ofOneSize(file), made: [] }) : refuse(inside);
  }
  const encoded = await encodeSameFormat(bytes).catch(() => null);
  if (!encoded) return refuse(unreadablePicture);
  const hash = encodedPictureName(bytes, 'sameFormat');
  const served = { ...storedFile(path, encoded, true), hash };
  return accept({ file, picture: ofOneSize(served), made: [served] });
}

type PictureKey = { tenantId: TenantId; path: string; hash: string };

function withVariants(
  { tenantId, path, hash }: PictureKey,
  made: EncodedPicture,
): Pick<LoadedPicture, 'picture' | 'made'> {
  const name = posix.parse(path).name;
  const files = (widths: readonly PictureVariant[], format: PictureFormat): StoredFile[] =>
    widths.map(({ width, bytes }) => ({
      ...storedFile(pictureWidthName(name, width, format), Buffer.from(bytes), true),
      hash,
    }));
  const widths = (all: readonly PictureVariant[]) => all.map(({ width }) => width);
  const { width, height, placeholder } = made;
  return {
    picture: {
      url: storedFileUrl(tenantId, { hash, name: pictureWidthName(name, width, 'webp') }),
      width,
      height,
      avif: widths(made.avif),
      webp: widths(made.webp.slice(0, -1)),
      placeholder,
    },
    made: [...files(made.avif, 'avif'), ...files(made.webp, 'webp')],
  };
}
