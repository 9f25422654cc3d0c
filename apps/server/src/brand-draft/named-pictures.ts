import { createHash } from 'node:crypto';
import type { MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import { itemsOf, withLists } from '@comanda/domain/draft/menu-file.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import { findMenuPictureBytes, renewMenuPictures } from '../menu/menu-picture.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { type StoredFile, storedFile } from '../platform/stored-file.ts';

/**
 * Menus whose pictures are all paths of the folder. `added`: uploaded pictures that become files of
 * it. `pictures`: how each picture of a dish is published, by path.
 */
export type NamedPictures = {
  menus: MenuFiles;
  added: readonly StoredFile[];
  pictures: ReadonlyMap<string, Picture>;
};

const isUploaded = (image: unknown): image is string =>
  typeof image === 'string' && image.startsWith('/t/');

/**
 * Gives uploaded pictures, which a draft names by their address, a path in the folder. An address
 * that was not uploaded here stays, and the schema of the folder refuses it. `now`: ISO instant.
 */
export async function nameUploadedPictures(
  tx: Tx,
  menus: MenuFiles,
  known: ReadonlyMap<string, Picture>,
  now: string,
): Promise<NamedPictures> {
  const urls = [...menus.values()].flatMap((file) =>
    itemsOf(file, 'products').flatMap(({ item }) =>
      isUploaded(item['image']) ? [item['image']] : [],
    ),
  );
  const uploaded = await renewMenuPictures(tx, urls, now);
  const bytes = await findMenuPictureBytes(tx, urls);
  const pictures = new Map(known);
  const added: StoredFile[] = [];
  const paths = new Map<string, string>();
  for (const [url, picture] of uploaded) {
    const content = bytes.get(url);
    if (content === undefined) continue;
    const path = `images/${digestOf(content)}.webp`;
    paths.set(url, path);
    pictures.set(path, picture);
    added.push(storedFile(path, content));
  }
  const named = [...menus].map(
    ([path, file]) =>
      [
        path,
        withLists(file, 'products', (items) =>
          items.map((item) => {
            const place = isUploaded(item['image']) ? paths.get(item['image']) : undefined;
            return place === undefined ? item : { ...item, image: place };
          }),
        ),
      ] as const,
  );
  return { menus: new Map(named), added, pictures };
}

const digestOf = (bytes: Buffer): string =>
  `foto-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;
