import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import type { StoreEditor } from './store-editor.ts';
import { type StoreFields, storeFieldsOf, storeProblems, storeValues } from './store-fields.ts';

export type StoreForm = ReturnType<typeof useStoreForm>;

/**
 * The form of a store: what is typed, what is wrong, and the draft. `store` null: a new one, which
 * begins as a copy of another.
 */
export function useStoreForm(store: FileItem | null, editor: StoreEditor) {
  const { country } = useCounter().page;
  const { form, isChecked, check } = useCheckedForm();
  const [copied, setCopied] = useState<FileItem | undefined>(editor.stores[0]);
  const [typed, setTyped] = useState<Partial<StoreFields>>({});
  const base = store ?? copied ?? { id: 0 };
  const first: StoreFields = {
    ...storeFieldsOf(base, country),
    ...(store === null && { name: '', address: '', commune: '', latitude: '', longitude: '' }),
  };
  const fields = { ...first, ...typed };
  const problems = storeProblems(fields, country);
  return {
    ...{ form, fields, base, copied, setCopied },
    isNew: store === null,
    problems: isChecked ? problems : new Set<never>(),
    set: (change: Partial<StoreFields>) => setTyped((now) => ({ ...now, ...change })),
    save: (): boolean => {
      if (problems.size > 0) {
        check();
        return false;
      }
      const values = storeValues(fields, base, country);
      if (store === null) editor.add(values, base);
      else editor.save(store.id, values, storeValues(first, store, country));
      return true;
    },
  };
}
