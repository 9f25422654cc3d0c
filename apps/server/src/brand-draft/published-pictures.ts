import type { DraftSection } from '@comanda/domain/draft/draft-edit.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { publishedLookPictures } from './look-pictures.ts';
import type { PublishedBrand } from './read-brand.ts';

/** Returns the pictures that the published files of a section name, by their path. */
export async function publishedPictures(
  tx: Tx,
  brand: PublishedBrand,
  section: DraftSection,
): Promise<ReadonlyMap<string, Picture>> {
  switch (section) {
    case 'menu':
      return brand.pictures;
    case 'look':
      return publishedLookPictures(tx, brand.look);
    case 'coupons':
    case 'stores':
    case 'rules':
      return new Map();
  }
}
