import { headers } from '@comanda/contract/headers.ts';
import { getSettings } from '@comanda/contract/settings.ts';
import { createGuest } from '@comanda/contract/users.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { AppContext } from '../../platform/app-context.tsx';
import { rememberPerson } from '../../platform/last-person.ts';
import { isSamePerson, type Person, type Session } from '../../platform/session.ts';

type Needs = Pick<AppContext, 'api' | 'sessions' | 'clock'>;

/**
 * The session that orders: the signed-in user's; the guest of this browser who is the same person, also one from before; else that of a
 * new guest, beside whom the guest of until now stays reachable. Spec §4 Guest flow.
 */
export async function ensureGuest(needs: Needs, person: Person): Promise<Result<Session, Refusal>> {
  const { sessions, clock } = needs;
  const current = sessions.current();
  if (current?.role === 'user') return accept(current);
  const known = sessions.all().find((one) => isSamePerson(one, person));
  const guest = known === undefined ? await makeGuest(needs, person) : accept(known);
  if (!guest.ok) return guest;
  if (guest.value !== current) sessions.enter(guest.value);
  rememberPerson(person, clock.now());
  return guest;
}

async function makeGuest({ api }: Needs, { name, email, phone }: Person): Promise<Result<Session, Refusal>> {
  const settings = await api.call(getSettings, {});
  if (!settings.ok) return settings;
  const made = await api.call(createGuest, {
    body: { name, email, phone, loginType: 'email' },
    headers: { [headers.createUserToken]: settings.value?.createUserToken ?? '' },
    as: null,
  });
  if (!made.ok) return made;
  if (made.value === null || made.value.externalId === '') return refuse(refusalOf('INVALID_TOKEN', { reason: 'noUserToken' }));
  const { id: userId, token, expiresAt } = made.value;
  return accept({ role: 'guest', token, userId, name, email, phone, expiresAt });
}
