import type { switchDayMail as endpoint } from '@comanda/contract/counter/day-mail.ts';
import { accept } from '@comanda/domain/result.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Deps } from '../deps.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { storeDayMail } from './day-mail.rows.ts';

type Endpoint = typeof endpoint;

/** Switches the own mail of each day. docs/rules/counter-money.md#mail-of-a-day. */
export async function switchDayMail(
  { db }: Pick<Deps, 'db'>,
  { body, session, tenant }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  await storeDayMail(autocommit(db, tenant.id), staffSessionOf(session).staffId, body.isOn);
  return accept(null);
}
