import type { Picture } from '@comanda/domain/menu/menu.ts';
import type { StoredFile } from '../platform/stored-file.ts';

/**
 * The parts of a publication that every section has. `texts`: every file of text of the folder, of
 * which those that do not change stay as they are written. `added`: files that are stored with the
 * publication. `pictures`: those that its files name, by path.
 */
export type PublishedTexts = {
  texts: ReadonlyMap<string, string>;
  added: readonly StoredFile[];
  pictures: ReadonlyMap<string, Picture>;
};
