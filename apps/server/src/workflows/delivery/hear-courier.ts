import type { TenantId } from '@comanda/domain/ids.ts';
import type { Courier, RawMessage } from '../../couriers/courier.ts';
import { readJson } from '../../couriers/read-json.ts';
import { findByReference } from '../../features/delivery/delivery-rows.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import { type Delivering, settleDelivery } from './settle-delivery.ts';

/** `refused`: not genuine. `stranger`: about no delivery of ours. */
export type Heard = 'heard' | 'refused' | 'stranger';

const refShape = /^([a-z][a-z0-9-]{0,40})-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:-[0-9]{1,4})?$/u;

/**
 * A message of a courier: which tenant it claims to be about says its reference, whether it is genuine that tenant's secret. Doubled, late
 * and overtaken messages do no harm; what it says beyond the status ahead is only a reason to ask. payments §8.
 */
export async function hearCourier(deps: Delivering, courier: Courier, raw: RawMessage): Promise<Heard> {
  const tenantId = refShape.exec(courier.refOf(readJson(raw.body)) ?? '')?.[1] as TenantId | undefined;
  if (tenantId === undefined || !deps.tenants.byId(tenantId)) return 'refused';
  const secrets = await deps.couriers.secretsOf(courier.name, tenantId);
  const message = secrets && courier.readMessage(raw, secrets, deps.clock());
  if (!message) return 'refused';
  const kept = await findByReference(eachAlone(deps.db, tenantId), courier.name, message.externalRef);
  const isOther = kept?.delivery.courierRef != null && message.courierRef !== null && kept.delivery.courierRef !== message.courierRef;
  if (!kept || isOther) return 'stranger';
  await settleDelivery(deps, tenantId, { delivery: kept.delivery, seen: message.seen });
  return 'heard';
}
