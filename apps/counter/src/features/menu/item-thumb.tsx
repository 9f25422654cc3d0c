import { folderItem } from '@comanda/domain/menu-edits/folder-value.ts';
import { draftedValue } from '@comanda/domain/menu-edits/menu-draft.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import { DishThumb } from '../../counter/dish-thumb.tsx';
import type { ListedItem } from './counter-menu.ts';
import type { MenuDraft } from './use-menu-draft.ts';

/** The picture of a dish as it will be once the draft is published. */
export function ItemThumb({ item, draft }: { item: ListedItem; draft: MenuDraft }) {
  const target = { menuId: draft.menu.menu.id, kind: item.kind, id: item.id, storeId: null };
  const ofFolder = folderItem(draft.folder, target);
  const image = ofFolder !== null && 'image' in ofFolder ? ofFolder.image : null;
  const url = draftedValue(draft, { ...target, field: 'picture' });
  if (image !== null && image.url === url) return <DishThumb picture={image} />;
  return <DishThumb picture={typeof url === 'string' ? inOneWidth(url) : null} />;
}

/** An uploaded picture, of which the counter knows no other widths. The square cuts it. */
const inOneWidth = (url: string): Picture => ({
  url,
  width: 1,
  height: 1,
  avif: [],
  webp: [],
  placeholder: null,
});
