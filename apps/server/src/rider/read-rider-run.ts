import type { getRiderRun as endpoint } from '@comanda/contract/rider.ts';
import { accept } from '@comanda/domain/result.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { type RiderDeps, runOfCall } from './rider-call.ts';
import { showRun } from './show-run.ts';

type Endpoint = typeof endpoint;

/**
 * Returns the run of the caller's key. Refused: NOT_FOUND.
 * docs/rules/counter-riders.md#link-of-a-run.
 */
export async function readRiderRun(
  deps: RiderDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const run = await runOfCall(deps, call);
  return run.ok ? accept(await showRun(deps, call.tenant, run.value, call.now)) : run;
}
