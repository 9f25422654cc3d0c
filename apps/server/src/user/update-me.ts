import { headers } from '@comanda/contract/headers.ts';
import type { updateMe as endpoint } from '@comanda/contract/users.ts';
import { checkEmail } from '@comanda/domain/checkout/check-email.ts';
import { checkName, normalName } from '@comanda/domain/checkout/check-name.ts';
import { checkPhone, fullPhone } from '@comanda/domain/checkout/check-phone.ts';
import { type FieldProblem, problem } from '@comanda/domain/checkout/field-problem.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { insertEmailChange } from './email-changes.rows.ts';
import { returnPhoneTry, takePhoneTry } from './phone-tries.rows.ts';
import { lockUserRow, refusedChange, updateUser, type UserChanges } from './update-user.rows.ts';
import { deleteUnsubscription } from '../privacy/unsubscriptions.rows.ts';
import { emailHash } from '../verification/email-hash.ts';
import { findUser, toUser, type UserRow } from './user.rows.ts';
import { spendVerification } from '../verification/spend-verification.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { pointRateOf } from '../points/point-rate-of.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { sendEmailChangedJob } from './send-email-changed.job.ts';

type Endpoint = typeof endpoint;
type UpdateDeps = Pick<Deps, 'db' | 'menus' | 'random' | 'tokenSecret'>;

/**
 * Changes the caller's account. Refused: FIELD_VALIDATION, PHONE_TAKEN, TOO_MANY_REQUESTS (refused
 * phones), AUTH_INVALID_PARAMETER (code), AUTH_EMAIL_EXISTS (only after the code was right),
 * USERS_MODEL (a rule of the database). docs/rules/people.md#change-of-an-account.
 */
export async function updateMe(
  deps: UpdateDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { tenant, session, now } = call;
  if (session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  const invalid = checkChanges(call);
  if (invalid) return refuse(invalid);
  const tx = autocommit(deps.db, tenant.id);
  const phone = await newPhone(tx, call, session.userId);
  const seconds = phone === null ? 0 : await takePhoneTry(tx, session.userId, now);
  if (seconds > 0) return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds }));
  const changed = await change(deps, call, session.userId, phone);
  if (changed.ok) return accept(toUser(changed.value, await pointRateOf(deps, tenant.id)));
  const { label } = changed.error;
  if (phone !== null && label !== 'PHONE_TAKEN') await returnPhoneTry(tx, session.userId);
  return changed;
}

function checkChanges({ body, tenant }: Call<Endpoint>): Refusal | null {
  const { name, phone, email, verificationCode } = body;
  const checks: Record<string, FieldProblem | null> = {
    name: name === undefined ? null : checkName(name),
    phone: phone === undefined ? null : checkPhone(phone, tenant.country),
    email: email === undefined ? null : checkEmail(email),
    verificationCode:
      email !== undefined && verificationCode === undefined ? problem('required') : null,
  };
  const fields = Object.fromEntries(Object.entries(checks).filter(([, each]) => each !== null));
  return Object.keys(fields).length === 0 ? null : refusalOf('FIELD_VALIDATION', { fields });
}

/**
 * Returns the phone as it is dialled, or null if it is absent or the user's own. Only a new phone
 * can be refused and is counted.
 */
async function newPhone(
  tx: Tx,
  { body, tenant }: Call<Endpoint>,
  userId: UserId,
): Promise<string | null> {
  if (body.phone === undefined) return null;
  const phone = fullPhone(body.phone, tenant.country);
  return (await findUser(tx, userId))?.phone === phone ? null : phone;
}

async function change(
  deps: UpdateDeps,
  call: Call<Endpoint>,
  userId: UserId,
  phone: string | null,
): Promise<Result<UserRow, Refusal>> {
  try {
    return await withTenant(deps.db, call.tenant.id, (tx) =>
      changeIn(deps, tx, call, { userId, phone }),
    );
  } catch (error) {
    const refusal = refusedChange(error);
    if (refusal === null) throw error;
    return refuse(refusal);
  }
}

/** A wrong code commits its counted try and changes nothing. */
async function changeIn(
  deps: UpdateDeps,
  tx: Tx,
  call: Call<Endpoint>,
  { userId, phone }: { userId: UserId; phone: string | null },
): Promise<Result<UserRow, Refusal>> {
  const { body, now } = call;
  const email = await provenEmail(deps, tx, call, userId);
  if (!email.ok) return email;
  const changes: UserChanges = {
    name: body.name === undefined ? null : tidyText(normalName(body.name)),
    phone,
    email: email.value,
    emailSubscription: body.emailSubscription ?? null,
  };
  const before = await lockUserRow(tx, userId);
  const after = before && (await updateUser(tx, userId, changes, now));
  if (!after) return refuse(refusalOf('INVALID_TOKEN'));
  if (before.email !== after.email) await noticeChange(deps, tx, before, now);
  if (body.emailSubscription === true)
    await deleteUnsubscription(tx, emailHash(deps.tokenSecret, tx.tenantId, after.email));
  return accept(after);
}

async function provenEmail(
  { tokenSecret: secret }: UpdateDeps,
  tx: Tx,
  call: Call<Endpoint>,
  userId: UserId,
): Promise<Result<string | null, Refusal>> {
  const { email, verificationCode: code = '' } = call.body;
  if (email === undefined) return accept(null);
  const loginToken = call.header(headers.loginToken);
  const tried = { secret, purpose: 'email_change', loginToken, email, code, userId } as const;
  const proved = await spendVerification(tx, tried, call.now);
  return proved.ok ? accept(proved.value.email) : proved;
}

/**
 * The old email gets a mail with a link that ends all sessions and brings it back.
 * docs/rules/people.md#change-of-an-email.
 */
async function noticeChange(
  { random }: UpdateDeps,
  tx: Tx,
  { id: userId, email: oldEmail }: UserRow,
  now: number,
): Promise<void> {
  const id = random.id(now);
  const changedAt = isoOf(now);
  await insertEmailChange(tx, { id, userId, oldEmail, changedAt });
  await enqueue(tx, [sendEmailChangedJob.due(now, { tenantId: tx.tenantId, changeId: id })]);
}
