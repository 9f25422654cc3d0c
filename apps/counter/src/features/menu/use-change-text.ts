import type { EditedValue, MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useMenuTexts } from './use-menu-texts.ts';
import { useValueText } from './use-value-text.ts';

/** Returns a function that writes a change without its item: "Precio: Q 40.00 → Q 45.00". */
export function useChangeText(): (edit: MenuEdit, before: EditedValue['value']) => string {
  const { page } = useCounter();
  const texts = useMenuTexts();
  const valueText = useValueText();
  return (edit, before) => {
    if (edit.field === 'picture') {
      if (before === null) return texts.picture.added;
      return edit.value === null ? texts.picture.removed : texts.picture.changed;
    }
    const store = page.stores.find(({ id }) => id === edit.storeId)?.name;
    const field = texts.fields[edit.field];
    return texts.change({
      field: store === undefined ? field : `${field} ${texts.inStore(store)}`,
      before: valueText(edit.field, before),
      after: valueText(edit.field, edit.value),
    });
  };
}
