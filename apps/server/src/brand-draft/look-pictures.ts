import { listFile } from '@comanda/domain/draft/draft-edit.ts';
import { isJsonObject, type Json, type JsonObject } from '@comanda/domain/draft/json.ts';
import { type LookFiles, onlyItem } from '@comanda/domain/draft/look-files.ts';
import { fieldOf } from '@comanda/domain/draft/menu-file.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { StoredFile } from '../platform/stored-file.ts';
import { findPublishedLook, type PublishedLook } from './look.rows.ts';
import type { PublishedBrand } from './read-brand.ts';
import { uploadedFiles } from './uploaded-files.ts';

/**
 * The files of a look whose pictures are all paths of the folder. `added`: uploaded pictures that
 * become files of it. `pictures`: how each picture is published, by path; a logo and a loader are
 * known by their address alone.
 */
export type LookPictures = {
  files: LookFiles;
  added: readonly StoredFile[];
  pictures: ReadonlyMap<string, Picture>;
};

/** The fields of the settings that name a picture. */
const pictureFields = ['logo', 'icon', 'animationLoader/image', 'hero/image', 'hero/phoneImage'];

/** Gives uploaded pictures, which a draft names by their address, a path in the folder. */
export async function nameLookPictures(
  tx: Tx,
  brand: PublishedBrand,
  files: LookFiles,
  now: string,
): Promise<LookPictures> {
  const uploaded = await uploadedFiles(tx, picturesIn(files), now);
  return {
    files: withPaths(files, uploaded.paths),
    added: uploaded.added,
    pictures: new Map([
      ...brand.pictures,
      ...(await publishedLookPictures(tx, brand.look)),
      ...uploaded.pictures,
    ]),
  };
}

/** The values of all fields that name a picture. */
const picturesIn = (files: LookFiles): readonly string[] =>
  [
    ...pictureFields.map((field) => fieldOf(onlyItem(files, 'settings'), field)),
    ...(files.get(listFile('banners'))?.items ?? []).map(({ image }) => image),
  ].filter((value) => typeof value === 'string');

function withPaths(files: LookFiles, paths: ReadonlyMap<string, string>): LookFiles {
  const named = (value: Json): Json => {
    if (typeof value === 'string') return paths.get(value) ?? value;
    return isJsonObject(value) ? namedIn(value) : value;
  };
  const namedIn = (item: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(item).map(([key, value]) => [key, named(value)]));
  const lists = new Set([listFile('settings'), listFile('banners')]);
  return new Map(
    [...files].map(([path, file]) => [
      path,
      lists.has(path)
        ? { ...file, items: file.items.map((item) => ({ ...namedIn(item), id: item.id })) }
        : file,
    ]),
  );
}

/** Pairs the paths in the published files with the pictures that are published for them. */
export const publishedLookPictures = async (
  tx: Tx,
  look: LookFiles,
): Promise<ReadonlyMap<string, Picture>> => picturesOfLook(look, await findPublishedLook(tx));

/** Pairs the paths in the files of a look with the pictures that are made of them. */
export function picturesOfLook(
  look: LookFiles,
  published: PublishedLook,
): ReadonlyMap<string, Picture> {
  const settings = onlyItem(look, 'settings');
  const pairs: [Json | undefined, Picture | null][] = [
    [settings['logo'], ofAddress(published.logo)],
    [fieldOf(settings, 'animationLoader/image'), ofAddress(published.loader)],
    [fieldOf(settings, 'hero/image'), published.hero?.image ?? null],
    [fieldOf(settings, 'hero/phoneImage'), published.hero?.phoneImage ?? null],
    ...(look.get(listFile('banners'))?.items ?? []).map(
      ({ id, image }): [Json | undefined, Picture | null] => [
        image,
        published.banners.find((banner) => banner.id === id)?.image ?? null,
      ],
    ),
  ];
  return new Map(
    pairs.flatMap(([path, picture]) =>
      typeof path === 'string' && picture !== null ? [[path, picture] as const] : [],
    ),
  );
}

/** A picture of which the shop names the address alone, as it is. */
const ofAddress = (url: string): Picture => ({
  ...{ url, width: 0, height: 0, avif: [], webp: [], placeholder: null },
});
