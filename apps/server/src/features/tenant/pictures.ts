import { posix } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import { type PictureFormat, widthName } from '@comanda/domain/menu/picture-address.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import sharp from 'sharp';
import type { MadePicture, PictureWidth } from './make-picture.ts';
import { nameOfMade, type PictureMaker } from './picture-maker.ts';
import type { PictureUse } from './picture-recipe.ts';
import { broken, outsideRefusal, pixelsRefusal } from './picture-refusals.ts';
import { fileUrl, type TenantFile, tenantFile } from './tenant-files.ts';

/** `made`: the widths that are served in place of the folder's file. */
type Loaded = { file: TenantFile; picture: Picture; made: readonly TenantFile[] };

export type PictureShelf = {
  /** Reads a picture of the folder and makes its widths; the reason why not, for people. */
  load(path: string, bytes: Buffer): Promise<Result<Loaded, string>>;
  /** Those of the folder and those made of them. */
  files(): TenantFile[];
  /** A loaded picture by path. @throws Error if it was not loaded. */
  picture(path: string): Picture;
  /** The folder's own file. */
  url(path: string): string;
};

/** `uses`: what the pictures of the storefront are for. Any other (logo, icon), a drawing and one that moves are served as they are. */
export function pictureShelf(tenantId: TenantId, uses: ReadonlyMap<string, PictureUse>, make: PictureMaker): PictureShelf {
  const shelf = new Map<string, Loaded>();
  const find = (path: string): Loaded => {
    const loaded = shelf.get(path);
    if (!loaded) throw new Error(`not loaded: ${path}`);
    return loaded;
  };
  return {
    load: async (path, bytes) => {
      const loaded = await load({ tenantId, path, bytes, use: uses.get(path), make });
      if (loaded.ok) shelf.set(path, loaded.value);
      return loaded;
    },
    files: () => [...shelf.values()].flatMap(({ file, made }) => [file, ...made]),
    url: (path) => fileUrl(tenantId, find(path).file),
    picture: (path) => find(path).picture,
  };
}

type Job = { tenantId: TenantId; path: string; bytes: Buffer; use: PictureUse | undefined; make: PictureMaker };

async function load({ tenantId, path, bytes, use, make }: Job): Promise<Result<Loaded, string>> {
  const outside = await outsideRefusal(path, bytes);
  if (outside !== null) return refuse(outside);
  const file = tenantFile(path, bytes);
  const { autoOrient, pages = 1 } = await sharp(bytes).metadata();
  if (use && !path.endsWith('.svg') && pages === 1) {
    const made = await make(bytes, use).catch(() => null);
    return made ? accept({ file, ...shelved({ tenantId, path, hash: nameOfMade(bytes, use) }, made) }) : refuse(broken);
  }
  const inside = await pixelsRefusal(bytes);
  if (inside !== null) return refuse(inside);
  const { width, height } = autoOrient;
  return accept({ file, picture: { url: fileUrl(tenantId, file), width, height, avif: [], webp: [], placeholder: null }, made: [] });
}

type Place = { tenantId: TenantId; path: string; hash: string };

function shelved({ tenantId, path, hash }: Place, made: MadePicture): Pick<Loaded, 'picture' | 'made'> {
  const name = posix.parse(path).name;
  const files = (widths: readonly PictureWidth[], format: PictureFormat): TenantFile[] =>
    widths.map(({ width, bytes }) => ({ ...tenantFile(widthName(name, width, format), Buffer.from(bytes), true), hash }));
  const widths = (all: readonly PictureWidth[]) => all.map(({ width }) => width);
  const { width, height, placeholder } = made;
  return {
    picture: {
      url: fileUrl(tenantId, { hash, name: widthName(name, width, 'webp') }),
      width,
      height,
      avif: widths(made.avif),
      webp: widths(made.webp.slice(0, -1)),
      placeholder,
    },
    made: [...files(made.avif, 'avif'), ...files(made.webp, 'webp')],
  };
}
