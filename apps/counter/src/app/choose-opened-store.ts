import { fileId } from '@comanda/domain/schema/fields.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import type { StoreChoice } from '../counter/store-choice.ts';
import { openedStoreName } from '../platform/paths.ts';

const schema = v.pipe(v.string(), v.digits(), v.transform(Number), fileId<StoreId>());

/**
 * Chooses the store that the page's address names, and takes it out of the address, so that a
 * reload shows the store of that moment. A store of others is not shown: the first of the person
 * is. docs/rules/counter-alerts.md#notice-on-the-phone.
 */
export function chooseOpenedStore({ choose }: Pick<StoreChoice, 'choose'>): void {
  const address = new URL(location.href);
  const named = address.searchParams.get(openedStoreName);
  if (named === null) return;
  const read = v.safeParse(schema, named);
  if (read.success) choose(read.output);
  address.searchParams.delete(openedStoreName);
  history.replaceState(history.state, '', address);
}
