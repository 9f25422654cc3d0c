import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { text } from '@comanda/contract/fields.ts';
import { branded, instant } from '@comanda/domain/schema/fields.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';

/**
 * A guest created at checkout, or a signed-in user. Only our own API receives the token.
 * `expiresAt` is the ISO instant of expiry that the server last sent.
 */
export const sessionSchema = v.object({
  role: v.picklist(['guest', 'user']),
  token: text(fieldLengths.token),
  userId: branded<UserId>(text(fieldLengths.userId)),
  name: text(fieldLengths.name),
  email: text(fieldLengths.email),
  phone: text(fieldLengths.phone),
  expiresAt: instant,
});
export type BrowserSession = v.InferOutput<typeof sessionSchema>;

/** The person that an order is for. The phone has its country prefix. */
export type Person = Pick<BrowserSession, 'name' | 'email' | 'phone'>;

export const isSamePerson = (first: Person, second: Person): boolean =>
  first.name === second.name && first.email === second.email && first.phone === second.phone;

export const hasExpired = ({ expiresAt }: BrowserSession, now: number): boolean =>
  instantOf(expiresAt) <= now;
