import type { getCounterMenu } from '@comanda/contract/counter/menu.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { FolderMenus } from '@comanda/domain/menu-edits/folder-value.ts';
import type { EditTarget } from '@comanda/domain/menu-edits/menu-edit.ts';

/** The menu of a store as its folder says, with the edits in force. */
export type CounterMenu = AnswerOf<typeof getCounterMenu>;

/** A dish or an option in the list, with the category or the group that it stands in. */
export type ListedItem = Pick<EditTarget, 'kind' | 'id'> & { section: string };

/** The answer as the domain reads it. */
export const folderOf = ({ menu, prices }: CounterMenu): FolderMenus => ({
  menus: [menu],
  prices,
});

/** Every dish in the order of the menu, then every option. */
export const listItems = ({ menu }: CounterMenu): readonly ListedItem[] => [
  ...menu.categories.flatMap(({ name, productIds }) =>
    productIds.map((id) => ({ kind: 'product' as const, id, section: name })),
  ),
  ...menu.modifierGroups.flatMap((group) =>
    group.modifiers.map(({ id }) => ({
      kind: 'modifier' as const,
      id,
      section: group.name,
    })),
  ),
];

/** Returns true if an edit changes the item. */
export const isOfItem = (edit: Pick<EditTarget, 'kind' | 'id'>, item: ListedItem): boolean =>
  edit.kind === item.kind && edit.id === item.id;
