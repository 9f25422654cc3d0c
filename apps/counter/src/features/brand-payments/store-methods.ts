import { type DraftEdit, listFile } from '@comanda/domain/draft/draft-edit.ts';
import { isJsonList } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';

/** Returns the methods of a store with the draft over it, in the order of its checkout. */
export function methodsOf(store: FileItem): readonly string[] {
  const methods = store['paymentMethods'];
  return isJsonList(methods) ? methods.filter((method) => typeof method === 'string') : [];
}

/**
 * Returns the edit that switches a method of a store on or off; a new one comes last. null: it is
 * the only one of the store, which a store cannot be without.
 */
export function switchMethod(
  store: FileItem,
  method: PaymentMethodName,
  isOn: boolean,
): DraftEdit | null {
  const others = methodsOf(store).filter((each) => each !== method);
  const value = isOn ? [...others, method] : others;
  if (value.length === 0) return null;
  return {
    ...{ file: listFile('stores'), list: 'stores', id: store.id, parent: null },
    ...{ op: 'set', field: 'paymentMethods', value },
  };
}
