import { normalEmail } from '@comanda/domain/email/normal-email.ts';
import { updateMe } from '@comanda/contract/users.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { storeUser } from '../../shop/session/current-user.ts';
import type { User } from '../../shop/session/user-session.ts';
import { type PersonValues, typedPerson } from './person-form.ts';

type Deps = Pick<AppContext, 'api' | 'sessions' | 'clock' | 'page'>;

/** `unproven`: name and phone are saved; the new email is not, because its code was not given. */
export type SavedPerson =
  { kind: 'saved' } | { kind: 'unproven' } | { kind: 'refused'; refusal: Refusal };

/**
 * Saves name and phone if they changed. Then `proveEmail` asks for the code of another email and
 * returns the changed account, or null if the shopper gave none.
 * docs/rules/profile.md#change-of-the-email-in-the-profile.
 */
export async function savePerson(
  deps: Deps,
  user: User,
  values: PersonValues,
  proveEmail: (email: string) => Promise<User | null>,
): Promise<SavedPerson> {
  const { name, phone, email } = typedPerson(values, deps.page.settings.country);
  if (name !== user.name || phone !== user.phone) {
    const answer = await deps.api.call(updateMe, { body: { name, phone } });
    if (!answer.ok) return { kind: 'refused', refusal: answer.error };
    if (answer.value !== null) storeUser(deps, answer.value);
  }
  if (normalEmail(email) === normalEmail(user.email)) return { kind: 'saved' };
  const changed = await proveEmail(email);
  if (changed === null) return { kind: 'unproven' };
  storeUser(deps, changed);
  return { kind: 'saved' };
}
