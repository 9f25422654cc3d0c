import type { deliverStop as endpoint } from '@comanda/contract/rider.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { checkDoorCode, type DoorCode } from '@comanda/domain/rider/check-door-code.ts';
import { findOrder } from '../order/find-orders.rows.ts';
import { saveWrongCode } from './rider-stops.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { completeStop } from './complete-stop.ts';
import { type RiderDeps, workOnStop } from './rider-call.ts';

type Endpoint = typeof endpoint;

/**
 * Completes the order of a stop whose code the rider knows. A wrong code is counted, although the
 * call is refused. docs/rules/counter-riders.md#code-at-the-door.
 */
export async function deliverStop(
  deps: RiderDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { now, params, body } = call;
  return workOnStop(deps, call, params.id, async (tx, locked) => {
    const code = (await findOrder(tx, params.id))?.hand_over_code ?? null;
    const { wrongCodes } = locked.stop;
    const checked = checkDoorCode({ code, wrongCodes }, body.code);
    if (checked.is === 'right') {
      await completeStop(tx, locked, now);
      return accept(null);
    }
    if (checked.is === 'wrong')
      await saveWrongCode(tx, { runId: locked.run.id, orderId: params.id }, body.code);
    // The counter shows a stop whose tries are used up.
    await publishOrderChange(tx, params.id);
    return refuse(codeRefusal(checked));
  });
}

const codeRefusal = (checked: Exclude<DoorCode, { is: 'right' }>): Refusal =>
  checked.is === 'wrong' && checked.triesLeft > 0
    ? refusalOf('INVALID_PARAMETER', {
        field: 'code',
        reason: 'WRONG_CODE',
        triesLeft: checked.triesLeft,
      })
    : refusalOf('INVALID_PARAMETER', { field: 'code', reason: 'BLOCKED' });
