import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { signInWithPin } from '@comanda/contract/counter/sign-in.ts';
import type { PinOwner } from '../../counter/kept/kept-people.ts';
import type { CounterSession } from '../../counter/counter-session.ts';

/** The answer to a sign-in, by code or by PIN. */
export type SignedIn = AnswerOf<typeof signInWithPin>;

/** Returns who typed the PIN, for the copy that it opens. */
export const pinOwnerOf = ({ person, storeIds }: SignedIn): PinOwner => ({
  staffId: person.id,
  name: person.name,
  storeIds,
});

/** Returns the session that the browser stores of an answer. */
export const sessionOf = ({ id, person, storeIds, expiresAt }: SignedIn): CounterSession => ({
  id,
  staffId: person.id,
  name: person.name,
  role: person.role,
  storeIds,
  expiresAt,
});
