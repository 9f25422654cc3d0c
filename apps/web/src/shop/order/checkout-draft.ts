import * as v from 'valibot';
import { draftName } from '../../platform/storage-names.ts';
import { storedFor, readStored, writeStored } from '../../platform/storage.ts';

/** What belongs to one order alone: no tip, coupon or banknote of the last order starts the next one (docs/rules/checkout.md#values-of-one-order-alone). */
const orderFieldDefaults = { tip: 0, storeTip: 0, coupon: '', cashIsExact: true, cashAmount: '' };

/** The cart is gone, ordered or emptied: the draft of the checkout keeps who orders and how, and forgets the rest. */
export function resetOrderFields(now: number): void {
  const draft = readStored(draftName, v.looseObject({}), now);
  if (draft !== null)
    writeStored(draftName, { ...draft, ...orderFieldDefaults }, storedFor.draft, now);
}
