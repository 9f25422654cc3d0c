import type { Picture } from '@comanda/domain/menu/menu.ts';
import type { StoredFile } from '../platform/stored-file.ts';
import type { LookPublication } from './build-look.ts';
import type { MenuPublication } from './build-menus.ts';

/**
 * What each section publishes. `texts`: every file of text of the folder, of which those that do
 * not change stay as they are written. `added`: files that are stored with the publication.
 * `pictures`: those that its files name, by path.
 */
export type PublishedTexts = {
  texts: ReadonlyMap<string, string>;
  added: readonly StoredFile[];
  pictures: ReadonlyMap<string, Picture>;
};

/** A section of a brand, ready to be published. */
export type Publication = MenuPublication | LookPublication;
