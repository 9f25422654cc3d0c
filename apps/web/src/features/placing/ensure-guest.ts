import { headers } from '@comanda/contract/headers.ts';
import { getSettings } from '@comanda/contract/settings.ts';
import { createGuest } from '@comanda/contract/users.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { AppContext } from '../../platform/app-context.tsx';
import type { OrderPlan } from '../../platform/order-plan.ts';
import type { Session } from '../../platform/session.ts';

type Person = Pick<OrderPlan['body']['order'], 'name' | 'email' | 'phone'>;
type Needs = Pick<AppContext, 'api' | 'session'>;

/** The guest that orders: the one of this browser if it is the same person, else a new one. Spec §4 Guest flow. */
export async function ensureGuest({ api, session }: Needs, { name, email, phone }: Person): Promise<Result<Session, Refusal>> {
  const current = session.getState().session;
  if (current !== null && current.name === name && current.email === email && current.phone === phone) return accept(current);
  const settings = await api.call(getSettings, {});
  if (!settings.ok) return settings;
  const token = settings.value?.createUserToken ?? '';
  const made = await api.call(createGuest, {
    body: { name, email, phone, loginType: 'email' },
    headers: { [headers.createUserToken]: token },
  });
  if (!made.ok) return made;
  if (made.value === null || made.value.externalId === '') return refuse(refusalOf('INVALID_TOKEN', { reason: 'noUserToken' }));
  const guest: Session = { role: 'guest', token: made.value.token, userId: made.value.id, name, email, phone };
  session.setState({ session: guest });
  return accept(guest);
}
