import { text } from '@comanda/contract/fields.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { branded } from '@comanda/domain/schema/fields.ts';
import type { StaffId, StoreId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';

const bytes = v.instance(ArrayBuffer);
/** A page without HTTPS has no such keys, nor their name. */
const key = v.custom<CryptoKey>((value) => 'CryptoKey' in globalThis && value instanceof CryptoKey);
const sealed = v.object({ iv: bytes, data: bytes });

/**
 * A person whose PIN opens the copy. `dataKey`: the key of the kept orders, sealed for them; null:
 * they were not known when it was made. `wrong`: wrong PINs since the last right one.
 */
export const keptPersonSchema = v.object({
  staffId: branded<StaffId>(text(60)),
  name: text(fieldLengths.name),
  storeIds: v.union([v.literal('all'), v.array(branded<StoreId>(v.number()))]),
  salt: bytes,
  publicKey: bytes,
  lockedKey: sealed,
  dataKey: v.nullable(v.object({ ...sealed.entries, sender: bytes })),
  wrong: v.number(),
});
export type KeptPerson = v.InferOutput<typeof keptPersonSchema>;

/** The store of the kept orders; null: none. The instants are the device's, in milliseconds. */
export const keptClockSchema = v.object({
  storeId: v.nullable(branded<StoreId>(v.number())),
  heardAt: v.number(),
  seenAt: v.number(),
});
export type KeptFacts = v.InferOutput<typeof keptClockSchema>;

/** The key of the kept orders while a session is alive. */
export const keptSessionSchema = v.object({ sessionId: v.string(), key });

export const deviceKeySchema = key;

/** One kept thing: `board`, `card:<order>` or `ticket:<order>`. */
export const keptRecordSchema = v.object({ id: v.string(), sealed });
export type KeptRecord = v.InferOutput<typeof keptRecordSchema>;
