import { text, version } from '@comanda/contract/fields.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import type { CartId, UserId } from '@comanda/domain/ids.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { readPersonal, writePersonal } from '@comanda/client/personal-storage.ts';
import { removeStored } from '@comanda/client/storage.ts';
import * as v from 'valibot';
import { remoteCartName } from '../../platform/storage-names.ts';

const stored = v.object({
  userId: text(fieldLengths.userId),
  id: uuid<CartId>(),
  version,
  fingerprint: v.string(),
  place: v.string(),
});

/**
 * The last cart that this browser and the server had in common. `place`: the store and the dispatch
 * that this browser had then.
 */
export type StoredCommonCart = Omit<v.InferOutput<typeof stored>, 'userId'>;

/** Returns the common cart of this person; null if there is none, or if it is another person's. */
export function readCommonCart(userId: UserId, now: number): StoredCommonCart | null {
  const common = readPersonal(remoteCartName, stored, now);
  return common?.userId === userId ? common : null;
}

export const writeCommonCart = (userId: UserId, common: StoredCommonCart, now: number): void =>
  writePersonal(remoteCartName, { ...common, userId }, browserStorageLifetimes.cart, now);

export const forgetCommonCart = (): void => removeStored(remoteCartName);
