import { readStored, writeStored } from '@comanda/client/storage.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { deliveryOptions } from '@comanda/domain/store/delivery-options.ts';
import * as v from 'valibot';
import { checkoutPreferencesName } from '../../platform/storage-names.ts';
import type { FormValues } from './form-values.ts';

const schema = v.object({
  paymentMethod: v.nullable(v.picklist(paymentMethodNames)),
  deliveryOption: v.nullable(v.picklist(deliveryOptions)),
});

/**
 * The preferences of the last order in this browser. The next order starts with them where the
 * store offers them. They outlive the draft.
 */
export type CheckoutPreferences = v.InferOutput<typeof schema>;

export const readPreferences = (now: number): CheckoutPreferences | null =>
  readStored(checkoutPreferencesName, schema, now);
export const writePreferences = (
  { paymentMethod, deliveryOption }: FormValues,
  now: number,
): void =>
  writeStored(
    checkoutPreferencesName,
    { paymentMethod, deliveryOption } satisfies CheckoutPreferences,
    browserStorageLifetimes.place,
    now,
  );
