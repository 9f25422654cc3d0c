import { posix } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import { type PictureFormat, pictureWidthName } from '@comanda/domain/menu/picture-address.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import sharp from 'sharp';
import type { EncodedPicture, PictureVariant } from './encode-picture.ts';
import { encodedPictureName, type PictureEncoder } from './picture-encoder.ts';
import type { PictureUse } from './picture-encoding.ts';
import { unreadablePicture, pictureHeadRefusal, pixelsRefusal } from './picture-refusals.ts';
import { storedFileUrl, type StoredFile, storedFile } from '../../platform/stored-file.ts';

/** `made`: the encoded widths that are served in place of the folder's file. */
type LoadedPicture = { file: StoredFile; picture: Picture; made: readonly StoredFile[] };

export type PictureSet = {
  /** Loads a picture of the folder and encodes its widths. If the picture is refused, returns a human-readable reason. */
  load(path: string, bytes: Buffer): Promise<Result<LoadedPicture, string>>;
  /** Returns the folder's files and the files encoded from them. */
  files(): StoredFile[];
  /** Returns a loaded picture by path. @throws Error if it was not loaded. */
  picture(path: string): Picture;
  /** Returns the URL of the folder's own file. */
  url(path: string): string;
};

/**
 * Creates the set. `uses`: the use of each storefront picture. All other pictures (logo, icon), drawings and animations are served
 * unchanged.
 */
export function createPictureSet(
  tenantId: TenantId,
  uses: ReadonlyMap<string, PictureUse>,
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
    url: (path) => storedFileUrl(tenantId, find(path).file),
    picture: (path) => find(path).picture,
  };
}

type LoadJob = {
  tenantId: TenantId;
  path: string;
  bytes: Buffer;
  use: PictureUse | undefined;
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
  const { autoOrient, pages = 1 } = await sharp(bytes).metadata();
  if (use && !path.endsWith('.svg') && pages === 1) {
    const made = await make(bytes, use).catch(() => null);
    return made
      ? accept({
          file,
          ...withVariants({ tenantId, path, hash: encodedPictureName(bytes, use) }, made),
        })
      : refuse(unreadablePicture);
  }
  const inside = await pixelsRefusal(bytes);
  if (inside !== null) return refuse(inside);
  const { width, height } = autoOrient;
  return accept({
    file,
    picture: {
      url: storedFileUrl(tenantId, file),
      width,
      height,
      avif: [],
      webp: [],
      placeholder: null,
    },
    made: [],
  });
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
