import { branded, text } from '@comanda/contract/fields.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import { sessionName } from './storage-names.ts';
import { keepFor, readStored, removeStored, writeStored } from './storage.ts';

/** A guest made at checkout, or a signed-in user. The token is shown to our own API only. */
export const sessionSchema = v.object({
  role: v.picklist(['guest', 'user']),
  token: text(200),
  userId: branded<UserId>(text(60)),
  name: text(200),
  email: text(254),
  phone: text(40),
});
export type Session = v.InferOutput<typeof sessionSchema>;

export const readSession = (now: number): Session | null => readStored(sessionName, sessionSchema, now);
export const writeSession = (session: Session, now: number): void => writeStored(sessionName, session, keepFor.session, now);
export const removeSession = (): void => removeStored(sessionName);
