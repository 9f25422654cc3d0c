import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { deliveryOptions } from '@comanda/domain/store/store.ts';
import * as v from 'valibot';
import { storedFor, readStored, writeStored } from '../../platform/storage.ts';
import type { FormValues } from './form-values.ts';

const name = 'checkout-habits';
const schema = v.object({
  paymentMethod: v.nullable(v.picklist(paymentMethodNames)),
  deliveryOption: v.nullable(v.picklist(deliveryOptions)),
});

/** How this browser ordered last: the next order starts with it where the store still offers it. Outlives the draft. */
export type CheckoutPreferences = v.InferOutput<typeof schema>;

export const readPreferences = (now: number): CheckoutPreferences | null =>
  readStored(name, schema, now);
export const writePreferences = (
  { paymentMethod, deliveryOption }: FormValues,
  now: number,
): void =>
  writeStored(
    name,
    { paymentMethod, deliveryOption } satisfies CheckoutPreferences,
    storedFor.place,
    now,
  );
