import type { addressSchema } from '@comanda/contract/addresses.ts';
import type * as v from 'valibot';

export type SavedAddressAnswer = v.InferOutput<typeof addressSchema>;
