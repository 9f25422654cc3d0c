import { text } from '@comanda/contract/fields.ts';
import { instant } from '@comanda/domain/schema/fields.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { readStored, removeStored, writeStored } from '@comanda/client/storage.ts';
import * as v from 'valibot';
import { pendingLoginName } from '../../platform/storage-names.ts';

const stored = v.object({
  email: text(fieldLengths.email),
  loginToken: text(fieldLengths.token),
  expiresAt: instant,
  resendAt: instant,
  codeLength: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(20)),
});

/**
 * A login that waits for its code. It is stored until the code expires, so that a reload, and the
 * link of the mail in another tab of this browser, go on with it. docs/rules/login.md#stored-login.
 */
export type PendingLogin = v.InferOutput<typeof stored>;

export const readPendingLogin = (now: number): PendingLogin | null =>
  readStored(pendingLoginName, stored, now);

export const storePendingLogin = (pending: PendingLogin, now: number): void =>
  writeStored(pendingLoginName, pending, instantOf(pending.expiresAt) - now, now);

export const removePendingLogin = (): void => removeStored(pendingLoginName);
