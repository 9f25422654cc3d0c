import type { StoreId } from '@comanda/domain/ids.ts';
import { mayEditMenu } from '@comanda/domain/menu-edits/menu-edit-rights.ts';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { type CheckedForm, useCheckedForm } from '../../counter/use-checked-form.ts';
import { useSession } from '../../counter/use-session.ts';
import type { ItemFieldProps } from './item-field.tsx';
import {
  editsOf,
  fieldsOf,
  type ItemFields,
  type MenuItem,
  problemsOf,
  type TextField,
} from './item-form.ts';
import type { MenuDraft } from './use-menu-draft.ts';

/**
 * `save` puts the typed values into the draft; with a problem it shows the problems and returns
 * false.
 */
export type ItemForm = Pick<CheckedForm, 'form'> & {
  fields: ItemFields;
  /** The name that the dish or option has in the draft. */
  name: string;
  /** Staff of some stores changes only the prices of those. */
  mayEditAll: boolean;
  set: (change: Partial<ItemFields>) => void;
  propsOf: (field: TextField) => ItemFieldProps;
  save: () => boolean;
};

/**
 * Returns the form of a dish or an option: what somebody typed over what the draft has. `storeId`:
 * the store whose own price it shows.
 */
export function useItemForm(item: MenuItem, draft: MenuDraft, storeId: StoreId): ItemForm {
  const { country } = useCounter().page;
  const person = useSession();
  const [typed, setTyped] = useState<Partial<ItemFields>>({});
  const { form, isChecked, check } = useCheckedForm();
  const drafted = fieldsOf(draft, item, storeId, country);
  const fields = { ...drafted, ...typed };
  const problems = problemsOf(fields, country);
  const mayEditAll = mayEditMenu(person, { storeId: null });
  const set = (change: Partial<ItemFields>): void => setTyped((now) => ({ ...now, ...change }));
  return {
    ...{ form, fields, name: drafted.name, mayEditAll, set },
    propsOf: (field) => ({
      ...{ item, draft, field },
      value: fields[field],
      problem: isChecked ? problems[field] : undefined,
      isOff: !mayEditAll && field !== 'storePrice',
      onChange: (value) => set({ [field]: value }),
    }),
    save: () => {
      if (Object.keys(problems).length > 0) {
        check();
        return false;
      }
      draft.add(editsOf(fields, item, storeId, country).filter((one) => mayEditMenu(person, one)));
      return true;
    },
  };
}
