import type { inviteStaff as endpoint } from '@comanda/contract/counter/staff.ts';
import { normalName } from '@comanda/domain/checkout/check-name.ts';
import { normalEmail } from '@comanda/domain/email/normal-email.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { invitationProblems } from '@comanda/domain/staff/invitation-problems.ts';
import type { Deps } from '../deps.ts';
import { insertStaff } from './staff.rows.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { checkStaffStores } from './check-staff-stores.ts';
import { sendStaffInvitationJob } from './send-staff-invitation.job.ts';

type Endpoint = typeof endpoint;

/**
 * Adds a person and mails them the link, once for each key. docs/rules/counter-staff.md#invitation.
 */
export async function inviteStaff(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { body, tenant, now } = call;
  const person = readPerson(body);
  if (!person.ok) return person;
  const stores = await checkStaffStores(deps, tenant.id, body);
  if (!stores.ok) return stores;
  const { role } = body;
  const storeIds = stores.value;
  const id = deps.random.id<StaffId>(now);
  const action = { storeId: null, kind: 'staff.invite', subject: 'staff' } as const;
  return runCounterAction(deps, call, action, async (tx) => {
    const isNew = await insertStaff(tx, { id, ...person.value, role, storeIds }, now);
    if (!isNew) return refuse(refusalOf('AUTH_EMAIL_EXISTS'));
    await enqueue(tx, [sendStaffInvitationJob.due(now, { tenantId: tenant.id, staffId: id })]);
    return accept({ answer: { id }, subject: id, detail: { role, storeIds } });
  });
}

type Person = { name: string; email: string };

function readPerson(body: Call<Endpoint>['body']): Result<Person, Refusal> {
  const fields = invitationProblems(body);
  const email = normalEmail(body.email);
  if (email === null || Object.keys(fields).length > 0)
    return refuse(refusalOf('FIELD_VALIDATION', { fields }));
  return accept({ name: normalName(body.name), email });
}
