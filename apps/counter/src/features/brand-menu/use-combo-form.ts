import { listFile } from '@comanda/domain/draft/draft-edit.ts';
import { isSameJson } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { newItemId } from '@comanda/domain/draft/new-items.ts';
import { useMemo, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import { brandItems } from './brand-items.ts';
import { type ComboFields, comboFieldsOf, comboOf, comboProblemsOf } from './combo-form.ts';
import { combosOf } from './combos-of.ts';
import type { MenuEditor } from './menu-editor.ts';

export type ComboForm = ReturnType<typeof useComboForm>;

const itemFor = (id: number) =>
  ({ file: listFile('offers'), list: 'offers', id, parent: null }) as const;

/** The form of a combo: what is typed, what is wrong, and how it reaches the draft. */
export function useComboForm(combo: FileItem | null, { draft }: MenuEditor) {
  const { country } = useCounter().page;
  const { form, isChecked, check } = useCheckedForm();
  const [typed, setTyped] = useState<Partial<ComboFields>>({});
  const items = useMemo(() => brandItems(draft), [draft]);
  const fields = { ...comboFieldsOf(combo, country), ...typed };
  const problems = comboProblemsOf(fields, country);
  const save = (): boolean => {
    if (problems.size > 0) {
      check();
      return false;
    }
    const value = comboOf(fields, country);
    const combos = combosOf(draft);
    if (combo === null) {
      const id = newItemId(new Set(combos.map((each) => each.id)), Math.random);
      const after = combos.at(-1)?.id ?? null;
      draft.add([{ ...itemFor(id), op: 'add', value, to: null, after }]);
    } else {
      const before = comboOf(comboFieldsOf(combo, country), country);
      draft.add(
        Object.entries(value)
          .filter(([field, next]) => !isSameJson(before[field], next))
          .map(([field, next]) => ({ ...itemFor(combo.id), op: 'set', field, value: next })),
      );
    }
    return true;
  };
  return {
    ...{ form, fields, items, save },
    problems: isChecked ? problems : new Set<never>(),
    set: (change: Partial<ComboFields>) => setTyped((now) => ({ ...now, ...change })),
    remove: () => {
      if (combo !== null) draft.remove(itemFor(combo.id));
    },
  };
}
