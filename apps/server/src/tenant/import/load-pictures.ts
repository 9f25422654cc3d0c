import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { FolderContent } from '../folder/folder-content.ts';
import type { FolderProblem } from '../folder/folder-problem.ts';
import type { NamedUse } from '../../picture/picture-encoding.ts';
import type { PictureSet } from '../../picture/picture-set.ts';
import { missingFileReason } from './missing-file.ts';
import type { Folder } from './read-folder.ts';

/**
 * Encodes the folder's pictures, as many at once as there are processors: that is faster than all
 * processors for each picture. Problems are in the order of the files.
 */
export async function loadPictures(pictures: PictureSet, files: Folder): Promise<FolderProblem[]> {
  sharp.concurrency(1);
  const waiting = [...files].filter(([path]) => path.startsWith('images/')).entries();
  const problems: FolderProblem[] = [];
  const work = async (): Promise<void> => {
    for (const [place, [path, bytes]] of waiting) {
      const loaded = await pictures.load(path, bytes);
      if (!loaded.ok) problems[place] = { file: path, place: '', reason: loaded.error };
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return problems.filter((problem) => problem !== undefined);
}

/** `use` null: only other files are made of the picture. */
type NamedPicture = { file: string; place: string; path: string | null; use: NamedUse | null };

/** The later ones win. */
const precedence: readonly (NamedUse | null)[] = [null, 'sameFormat', 'dish', 'wide'];

/**
 * The use of each picture, by path. A picture of both a product and the home page gets the widths
 * of the home page.
 */
export function usesOf(content: FolderContent): Map<string, NamedUse> {
  const named = namedPictures(content).toSorted(
    (one, other) => precedence.indexOf(one.use) - precedence.indexOf(other.use),
  );
  return new Map(
    named.flatMap(({ path, use }) => (path !== null && use !== null ? [[path, use]] : [])),
  );
}

export function missingPictures(content: FolderContent, files: Folder): FolderProblem[] {
  return namedPictures(content).flatMap(({ file, place, path }) =>
    path === null || files.has(path)
      ? []
      : [{ file, place, reason: missingFileReason(path, files) }],
  );
}

/** Logos of payment methods that are pictures of the folder, not names of built-in logos. */
const logosOf = ({ stores }: FolderContent): NamedPicture[] =>
  stores.flatMap(({ paymentMethodDetails = [] }, at) =>
    paymentMethodDetails.flatMap(({ logo, secondaryLogo }, place) =>
      Object.entries({ logo, secondaryLogo }).flatMap(([key, path]) =>
        isFolderPicture(path)
          ? [
              {
                file: 'stores.json',
                place: `[${at}].paymentMethods[${place}].${key}`,
                path,
                use: 'sameFormat',
              },
            ]
          : [],
      ),
    ),
  );

/** True if a logo is a picture of the folder, not the name of a built-in logo. */
export const isFolderPicture = (logo: string | null): logo is string =>
  logo?.startsWith('images/') ?? false;

function namedPictures(content: FolderContent): NamedPicture[] {
  const { settings, banners, menus } = content;
  const ofSettings = (place: string, path: string | null, use: NamedUse | null): NamedPicture => ({
    file: 'settings.json',
    place,
    path,
    use,
  });
  const ofMenus = [...menus].flatMap(([file, menu]) =>
    menu.categories.flatMap(({ products }, at) =>
      products.map(({ image }, place): NamedPicture => ({
        file,
        place: `categories[${at}].products[${place}].image`,
        path: image,
        use: 'dish',
      })),
    ),
  );
  return [
    ofSettings('logo', settings.logo, 'sameFormat'),
    ofSettings('icon', settings.icon, null),
    ofSettings('animationLoader.image', settings.animationLoader.image, 'sameFormat'),
    ofSettings('hero.image', settings.hero?.image ?? null, 'wide'),
    ofSettings('hero.phoneImage', settings.hero?.phoneImage ?? null, 'wide'),
    ...banners.map(({ image }, at): NamedPicture => ({
      file: 'banners.json',
      place: `[${at}].image`,
      path: image,
      use: 'wide',
    })),
    ...logosOf(content),
    ...ofMenus,
  ];
}
