import type { MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import { textOf } from '@comanda/domain/draft/json.ts';
import { itemsOf, withLists } from '@comanda/domain/draft/menu-file.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { StoredFile } from '../platform/stored-file.ts';
import { uploadedFiles } from './uploaded-files.ts';

/**
 * Menus whose pictures are all paths of the folder. `added`: uploaded pictures that become files of
 * it. `pictures`: how each picture of a dish is published, by path.
 */
export type NamedPictures = {
  menus: MenuFiles;
  added: readonly StoredFile[];
  pictures: ReadonlyMap<string, Picture>;
};

/** Gives uploaded pictures, which a draft names by their address, a path in the folder. */
export async function nameUploadedPictures(
  tx: Tx,
  menus: MenuFiles,
  known: ReadonlyMap<string, Picture>,
  now: string,
): Promise<NamedPictures> {
  const values = [...menus.values()].flatMap((file) =>
    itemsOf(file, 'products').flatMap(({ item }) =>
      typeof item['image'] === 'string' ? [item['image']] : [],
    ),
  );
  const { paths, added, pictures } = await uploadedFiles(tx, values, now);
  const named = [...menus].map(
    ([path, file]) =>
      [
        path,
        withLists(file, 'products', (items) =>
          items.map((item) => {
            const place = paths.get(textOf(item, 'image'));
            return place === undefined ? item : { ...item, image: place };
          }),
        ),
      ] as const,
  );
  return { menus: new Map(named), added, pictures: new Map([...known, ...pictures]) };
}
