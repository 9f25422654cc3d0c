import type { TenantId } from '@comanda/domain/ids.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import sharp from 'sharp';
import { pictureRefusal } from './picture-refusals.ts';
import { fileUrl, type TenantFile, tenantFile } from './tenant-files.ts';

type Loaded = { file: TenantFile; width: number; height: number };

export type PictureShelf = {
  /** Measures and keeps a picture of the folder; the reason why not, for people. */
  load(path: string, bytes: Buffer): Promise<Result<Loaded, string>>;
  files(): TenantFile[];
  /** A loaded picture by path. `…-400.webp` beside it is its smaller version. @throws Error if it was not loaded. */
  picture(path: string): Picture;
  url(path: string): string;
};

export function pictureShelf(tenantId: TenantId): PictureShelf {
  const shelf = new Map<string, Loaded>();
  const find = (path: string): Loaded => {
    const loaded = shelf.get(path);
    if (!loaded) throw new Error(`not loaded: ${path}`);
    return loaded;
  };
  return {
    load: async (path, bytes) => {
      const measured = await measure(path, bytes);
      if (measured.ok) shelf.set(path, measured.value);
      return measured;
    },
    files: () => [...shelf.values()].map(({ file }) => file),
    url: (path) => fileUrl(tenantId, find(path).file),
    picture: (path) => {
      const { file, width, height } = find(path);
      const smaller = shelf.get(smallerPath(path));
      const sources = smaller ? [{ url: fileUrl(tenantId, smaller.file), width: smaller.width }] : [];
      return { url: fileUrl(tenantId, file), width, height, sources };
    },
  };
}

/** `images/a.webp` has its smaller version in `images/a-400.webp`. */
export const smallerPath = (path: string): string => path.replace(/(\.[a-z0-9]+)$/i, '-400$1');

async function measure(path: string, bytes: Buffer): Promise<Result<Loaded, string>> {
  const refusal = await pictureRefusal(path, bytes);
  if (refusal !== null) return refuse(refusal);
  const { width, height } = await sharp(bytes).metadata();
  return accept({ file: tenantFile(path, bytes), width, height });
}
