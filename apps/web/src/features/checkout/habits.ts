import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { deliveryOptions } from '@comanda/domain/store/store.ts';
import * as v from 'valibot';
import { keepFor, readStored, writeStored } from '../../platform/storage.ts';
import type { FormValues } from './form-values.ts';

const name = 'checkout-habits';
const schema = v.object({
  paymentMethod: v.nullable(v.picklist(paymentMethodNames)),
  deliveryOption: v.nullable(v.picklist(deliveryOptions)),
});

/** How this browser ordered last: the next order starts with it where the store still offers it. Outlives the draft. */
export type Habits = v.InferOutput<typeof schema>;

export const readHabits = (now: number): Habits | null => readStored(name, schema, now);
export const writeHabits = ({ paymentMethod, deliveryOption }: FormValues, now: number): void =>
  writeStored(name, { paymentMethod, deliveryOption } satisfies Habits, keepFor.place, now);
