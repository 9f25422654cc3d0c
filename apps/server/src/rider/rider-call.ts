import { headers } from '@comanda/contract/headers.ts';
import type { RiderRun } from '@comanda/contract/rider.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { opensRun } from '@comanda/domain/rider/run-limits.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import { runOfKey } from './rider-key.ts';
import { findRun, lockRun, type RunRow } from './run.rows.ts';
import { stopsOfRuns } from './rider-stops.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { TenantContext } from '../platform/http/call.ts';
import type { LockedStop } from './locked-stop.ts';
import { showRun } from './show-run.ts';

export type RiderDeps = Pick<Deps, 'db' | 'menus' | 'tokenSecret'>;

/** The facts of a call with the key of a link. */
export type RiderCall = {
  tenant: TenantContext;
  now: number;
  header(name: string): string | undefined;
};

const notFound = refuse(refusalOf('NOT_FOUND'));

/**
 * Returns the run that the call's key opens. Refused: NOT_FOUND.
 * docs/rules/counter-riders.md#link-of-a-run.
 */
export async function runOfCall(
  { db, tokenSecret }: RiderDeps,
  call: RiderCall,
): Promise<Result<RunRow, Refusal>> {
  const { tenant, now } = call;
  const id = runOfKey(tokenSecret, tenant.id, call.header(headers.riderKey), now);
  const run = id === null ? null : await findRun(autocommit(db, tenant.id), id);
  if (run === null) return notFound;
  const createdAt = instantOf(run.createdAt);
  const endedAt = instantOf(run.endedAt);
  return opensRun({ createdAt, endedAt }, now) ? accept(run) : notFound;
}

/** Returns the run as it is now, for the rider. */
export async function answerRun(
  deps: RiderDeps,
  { tenant, now }: RiderCall,
  { id }: RunRow,
): Promise<Result<RiderRun, Refusal>> {
  const run = await findRun(autocommit(deps.db, tenant.id), id);
  return run ? accept(await showRun(deps, tenant, run, now)) : notFound;
}

/** Work on a stop that is under way. A refusal that `work` returns keeps what it wrote. */
type StopWork = (tx: Tx, stop: LockedStop) => Promise<Result<null, Refusal>>;

/**
 * Runs work on one stop of the caller's run under the locks of run and order, and answers the run.
 * A stop that was delivered answers the run again without work, so that a call whose answer was
 * lost can be repeated. Refused: NOT_FOUND for a stop of no open run of the key,
 * ORDER_NOT_REPROCESSABLE for an order that ended otherwise.
 */
export async function workOnStop(
  deps: RiderDeps,
  call: RiderCall,
  orderId: OrderId,
  work: StopWork,
): Promise<Result<RiderRun, Refusal>> {
  const run = await runOfCall(deps, call);
  if (!run.ok) return run;
  const done = await withTenant(deps.db, call.tenant.id, (tx) =>
    onLockedStop(tx, run.value, orderId, work),
  );
  return done.ok ? answerRun(deps, call, run.value) : done;
}

/** Locks run and order, then works on the stop. */
export async function onLockedStop(
  tx: Tx,
  { id }: Pick<RunRow, 'id'>,
  orderId: OrderId,
  work: StopWork,
): Promise<Result<null, Refusal>> {
  const run = await lockRun(tx, id);
  const order = run && (await lockOrder(tx, orderId));
  const stop = order && (await stopsOfRuns(tx, [id])).find((each) => each.id === orderId);
  if (!run || !order || !stop) return notFound;
  if (stop.deliveredAt !== null) return accept(null);
  if (run.endedAt !== null) return notFound;
  if (hasOrderEnded(order.status))
    return refuse(refusalOf('ORDER_NOT_REPROCESSABLE', { status: order.status }));
  return work(tx, { run, stop, order });
}
