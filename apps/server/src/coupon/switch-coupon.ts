import type { switchCoupon as endpoint } from '@comanda/contract/counter/coupons.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { saveCouponSwitch } from './coupon-switches.rows.ts';
import { publishCouponChange } from '../platform/db/publish-store-change.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';

type Endpoint = typeof endpoint;

/**
 * Switches a coupon off or on, over the folder. Once it has answered `off`, no order with the
 * coupon is stored, on any server; orders that were placed keep their discount. Refused: NOT_FOUND
 * for a code that the brand does not have, and for staff of some stores only.
 * docs/rules/counter-coupons.md#switch-of-a-coupon.
 */
export async function switchCoupon(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { tenant, params, body, session, now } = call;
  const coupon = (await deps.menus.tenant(tenant.id))?.coupons.get(params.code);
  if (!coupon) return refuse(refusalOf('NOT_FOUND'));
  const { staffId } = staffSessionOf(session);
  const at = isoOf(now);
  const { code } = coupon;
  const { isOn } = body;
  const action = { storeId: null, kind: 'coupon.switch', subject: code } as const;
  const outcome = await runCounterAction(deps, call, action, async (tx) => {
    await saveCouponSwitch(tx, code, isOn, { staffId, at });
    await publishCouponChange(tx);
    return accept({ answer: null, detail: { isOn } });
  });
  if (outcome.ok) deps.menus.onChange({ tenantId: tenant.id, kind: 'coupons', id: '' });
  return outcome;
}
