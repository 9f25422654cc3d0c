import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import { brokenConstraint, isPersonGone } from '../platform/db/database-errors.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { userColumns, type UserRow } from './user.rows.ts';

/**
 * New values of an account; null: unchanged. `email`: a normal email that was proved. `phone` has
 * its country prefix.
 */
export type UserChanges = {
  name: string | null;
  phone: string | null;
  email: string | null;
  emailSubscription: boolean | null;
};

/** Locks a user until the transaction ends and returns the row, or null if it is gone. */
export async function lockUserRow(tx: Tx, id: UserId): Promise<UserRow | null> {
  const [row] = await tx.query<UserRow>(
    'lock-user-row',
    sql`select ${userColumns} from users u where u.tenant_id = ${tx.tenantId} and u.id = ${id}
      and u.kind = 'user' for update`,
  );
  return row ?? null;
}

/**
 * Changes a user, and takes back the counted try of an accepted phone. The instant of the consent
 * moves only with the consent. @throws an error that {@link refusedChange} reads if another user
 * has the email or the phone.
 */
export async function updateUser(
  tx: Tx,
  id: UserId,
  { name, phone, email, emailSubscription }: UserChanges,
  now: number,
): Promise<UserRow | null> {
  const [row] = await tx.query<UserRow>(
    'update-user',
    sql`update users u set
        name = coalesce(${name}::text, u.name), phone = coalesce(${phone}::text, u.phone),
        email = coalesce(${email}::text, u.email),
        email_subscription = coalesce(${emailSubscription}::boolean, u.email_subscription),
        email_subscription_at = case when ${emailSubscription}::boolean is null
          or (u.email_subscription = ${emailSubscription}::boolean
            and u.email_subscription_at is not null)
          then u.email_subscription_at else ${isoOf(now)} end,
        refused_phones = case when ${phone}::text is distinct from u.phone
          and ${phone}::text is not null
          then greatest(u.refused_phones - 1, 0) else u.refused_phones end
      where u.tenant_id = ${tx.tenantId} and u.id = ${id} and u.kind = 'user'
      returning ${userColumns}`,
  );
  return row ?? null;
}

/**
 * Returns the refusal for an error of {@link updateUser}: another user has the value, or the
 * database refuses it by a rule that the server does not know. null for any other error.
 * docs/rules/people.md#change-of-an-account.
 */
export function refusedChange(error: unknown): Refusal | null {
  const constraint = brokenConstraint(error);
  if (constraint === null || isPersonGone(error)) return null;
  if (constraint === 'users_registered_phone')
    return refusalOf('PHONE_TAKEN', { fields: { phone: 'phone_taken' } });
  return refusalOf(constraint === 'users_registered_email' ? 'AUTH_EMAIL_EXISTS' : 'USERS_MODEL');
}
