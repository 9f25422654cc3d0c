import { headers } from '@comanda/contract/headers.ts';
import { getSettings } from '@comanda/contract/settings.ts';
import { createGuest } from '@comanda/contract/users.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { storeLastPerson } from '../../shop/order/last-person.ts';
import { isSamePerson, type Person, type BrowserSession } from '@comanda/client/session.ts';

type Deps = Pick<AppContext, 'api' | 'sessions' | 'clock'>;

/**
 * Returns the session that places the order: the signed-in user's; or the guest of this browser
 * with the same personal data, current or former; or a new guest. The former guest's session stays
 * stored. docs/rules/people.md#guest-before-order, docs/rules/people.md#same-person-same-guest.
 */
export async function ensureGuest(
  deps: Deps,
  person: Person,
): Promise<Result<BrowserSession, Refusal>> {
  const { sessions, clock } = deps;
  const current = sessions.current();
  if (current?.role === 'user') return accept(current);
  const storedSession = sessions.all().find((session) => isSamePerson(session, person));
  const guest = storedSession === undefined ? await makeGuest(deps, person) : accept(storedSession);
  if (!guest.ok) return guest;
  if (guest.value !== current) sessions.setCurrent(guest.value);
  storeLastPerson(person, clock.now());
  return guest;
}

async function makeGuest(
  { api }: Deps,
  { name, email, phone }: Person,
): Promise<Result<BrowserSession, Refusal>> {
  const settings = await api.call(getSettings, {});
  if (!settings.ok) return settings;
  const created = await api.call(createGuest, {
    body: { name, email, phone, loginType: 'email' },
    headers: { [headers.createUserToken]: settings.value?.createUserToken ?? '' },
    as: null,
  });
  if (!created.ok) return created;
  if (created.value === null || created.value.externalId === '')
    return refuse(refusalOf('INVALID_TOKEN', { reason: 'noUserToken' }));
  const { id: userId, token, expiresAt } = created.value;
  return accept({ role: 'guest', token, userId, name, email, phone, expiresAt });
}
