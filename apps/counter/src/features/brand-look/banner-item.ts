import { type DraftItem, listFile } from '@comanda/domain/draft/draft-edit.ts';

/** Returns the place of a banner in a draft. */
export const bannerItem = (id: number): DraftItem => ({
  ...{ file: listFile('banners'), list: 'banners', id, parent: null },
});
