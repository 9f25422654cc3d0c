import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import { findMenuPictureBytes, renewMenuPictures } from '../menu/menu-picture.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { type StoredFile, storedFile } from '../platform/stored-file.ts';

/**
 * Uploaded pictures as files of the folder. `paths`: the path of each address. `pictures`: how each
 * is published, by path.
 */
type UploadedFiles = {
  paths: ReadonlyMap<string, string>;
  added: readonly StoredFile[];
  pictures: ReadonlyMap<string, Picture>;
};

/**
 * Finds the uploaded pictures among the values of fields. A value that was not uploaded here is
 * left out, and the schema of the folder refuses it. `now`: ISO instant.
 */
export async function uploadedFiles(
  tx: Tx,
  values: readonly string[],
  now: string,
): Promise<UploadedFiles> {
  const urls = values.filter((value) => value.startsWith('/t/'));
  const uploaded = await renewMenuPictures(tx, urls, now);
  const bytes = await findMenuPictureBytes(tx, urls);
  const found = [...uploaded].flatMap(([url, picture]) => {
    const content = bytes.get(url);
    return content === undefined ? [] : [{ url, picture, content, path: pathOf(url, content) }];
  });
  return {
    paths: new Map(found.map(({ url, path }) => [url, path])),
    added: found.map(({ path, content }) => storedFile(path, content)),
    pictures: new Map(found.map(({ path, picture }) => [path, picture])),
  };
}

const pathOf = (url: string, bytes: Buffer): string =>
  `images/foto-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}${extname(url)}`;
