import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import * as v from 'valibot';
import { draftName } from '../../platform/storage-names.ts';
import { readPersonal, writePersonal } from '@comanda/client/personal-storage.ts';

/**
 * Fields of a single order. The next order does not start with the tip, coupon, points or banknote
 * of the last one (docs/rules/checkout.md#values-of-one-order-alone).
 */
const orderFieldDefaults = {
  tip: 0,
  storeTip: 0,
  coupon: '',
  loyaltyPoints: '',
  cashIsExact: true,
  cashAmount: '',
};

/**
 * Resets the fields of a single order in the checkout draft after the cart was ordered or emptied.
 * Person and method stay.
 */
export function resetOrderFields(now: number): void {
  const draft = readPersonal(draftName, v.looseObject({}), now);
  if (draft !== null)
    writePersonal(
      draftName,
      { ...draft, ...orderFieldDefaults },
      browserStorageLifetimes.draft,
      now,
    );
}
