import type { EditedField, EditedValue } from '@comanda/domain/menu-edits/menu-edit.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useMenuTexts } from './use-menu-texts.ts';

/** Returns a function that writes the value of a field as staff reads it. */
export function useValueText(): (field: EditedField, value: EditedValue['value']) => string {
  const money = useMoney();
  const { nothing, on, off, form, picture } = useMenuTexts();
  return (field, value) => {
    switch (field) {
      case 'price':
      case 'discountPrice':
        return typeof value === 'number' ? money(minor(value)) : nothing;
      case 'picture':
        return value === null ? nothing : picture.label.toLowerCase();
      case 'isAvailable':
        return value === true ? on : off.toLowerCase();
      case 'name':
      case 'description':
        return value === '' ? form.empty : `“${String(value)}”`;
    }
  };
}
