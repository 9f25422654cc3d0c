import type { SessionStore } from '@comanda/client/session-store.ts';
import { readLastPerson } from '../../shop/order/last-person.ts';
import { type PendingLogin, readPendingLogin } from '../../shop/session/pending-login.ts';
import type { User } from '../../shop/session/user-session.ts';
import { readTypedPerson } from './typed-person.ts';

/**
 * A step of the login modal. `isFirst`: the modal opened with it, so its field does not take the
 * focus.
 */
export type LoginStep =
  | { kind: 'email'; email: string; isFirst: boolean }
  | {
      kind: 'code';
      pending: PendingLogin;
      isFirst: boolean;
      /** The link of the mail was refused before. */ linkRefused?: true;
      wasResent?: true;
    }
  | { kind: 'link'; pending: PendingLogin; oobCode: string }
  | { kind: 'elsewhere' }
  | { kind: 'data'; user: User };

type Facts = { oobCode: string | null; sessions: SessionStore; now: number };

/**
 * Returns the step that the modal opens with. The link of the mail is used only where the login was
 * asked for; a login that waits for its code goes on. docs/rules/login.md#link-in-another-browser,
 * docs/rules/login.md#stored-login.
 */
export function firstStep({ oobCode, sessions, now }: Facts): LoginStep {
  const pending = readPendingLogin(now);
  if (oobCode !== null)
    return pending === null ? { kind: 'elsewhere' } : { kind: 'link', pending, oobCode };
  if (pending !== null) return { kind: 'code', pending, isFirst: true };
  return { kind: 'email', email: knownEmail(sessions, now), isFirst: true };
}

/**
 * Returns the e-mail typed into the checkout, or the guest's, or that of the last order; empty if
 * none is known.
 */
export function knownEmail(sessions: SessionStore, now: number): string {
  const typed = readTypedPerson(now)?.email ?? '';
  return typed === '' ? (sessions.current()?.email ?? readLastPerson(now)?.email ?? '') : typed;
}
