import type { CourierQuote, Delivery } from '@comanda/domain/courier/delivery.ts';
import type { CourierReport } from '@comanda/domain/courier/courier-report.ts';
import { isAbsorbed } from '@comanda/domain/courier/next-courier.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { defaultOperations } from '@comanda/domain/tenant/operations.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { DeliveryRequest } from '../couriers/delivery-request.ts';
import { claimDeliveryRequest } from './delivery.rows.ts';
import { saveCourierQuote } from './save-delivery.rows.ts';
import { findCustomerOrder } from '../order/find-orders.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { deliveryRequestOfOrder } from './delivery-request-of-order.ts';
import { reachCourier } from './reach-courier.ts';
import { type DeliveryDeps, reconcileDelivery } from './reconcile-delivery.ts';

type Payload = { tenantId: TenantId; deliveryId: string; sends: number };
type ReachedCourier = NonNullable<Awaited<ReturnType<typeof reachCourier>>>;

/**
 * A quote is used only if it is valid for this much longer, so that it lasts until the courier has
 * read the request.
 */
const marginMs = 30_000;

/**
 * Job handler: sends a delivery request to its courier, outside of any transaction. One of several
 * concurrent senders sends it. On a retry the courier is polled first, by our reference. The
 * shopper pays the agreed price, whatever the courier charges now.
 */
export async function requestDelivery(
  deps: DeliveryDeps,
  { tenantId, deliveryId, sends }: Payload,
): Promise<void> {
  const tx = autocommit(deps.db, tenantId);
  const stored = await claimDeliveryRequest(tx, deliveryId, sends, isoOf(deps.clock()));
  if (stored)
    await reconcileDelivery(deps, tenantId, {
      delivery: stored.delivery,
      report: await requestOnce(deps, tenantId, stored.delivery),
    });
}

async function requestOnce(
  deps: DeliveryDeps,
  tenantId: TenantId,
  delivery: Delivery,
): Promise<CourierReport> {
  const at = deps.clock();
  const temporaryRefusal: CourierReport = {
    source: 'reply',
    reported: 'refused',
    at,
    problem: 'temporary',
  };
  if (delivery.courier === 'own_delivery')
    return { source: 'reply', reported: 'CONFIRMED', at, rider: null };
  const reached = await reachCourier(deps, tenantId, delivery.courier);
  const order = await findCustomerOrder(autocommit(deps.db, tenantId), delivery.orderId);
  const facts = order && (await deps.menus.storeFacts(tenantId, order.store_id));
  const tenant = deps.tenants.byId(tenantId);
  const deliveryRequest =
    order && facts && tenant
      ? deliveryRequestOfOrder(order, facts.store, tenant.country.code, at, delivery.externalRef)
      : null;
  if (!reached || !deliveryRequest) return temporaryRefusal;
  const earlierReport =
    delivery.requestCount > 1 ? await reached.courier.poll(reached.context, delivery) : null;
  if (earlierReport && earlierReport.reported !== 'noRecord') return earlierReport;
  return dispatch(deps, tenantId, {
    delivery,
    reached,
    deliveryRequest,
    orderQuote: order?.snapshot.courier?.quote ?? null,
  });
}

type CourierDispatch = {
  delivery: Delivery;
  reached: ReachedCourier;
  deliveryRequest: DeliveryRequest;
  orderQuote: CourierQuote | null;
};

/**
 * Dispatches with the quote of the order while that lasts, else with a new quote. Requotes and
 * dispatches once more if the courier says that the quote has expired or was used.
 */
async function dispatch(
  deps: DeliveryDeps,
  tenantId: TenantId,
  sending: CourierDispatch,
): Promise<CourierReport> {
  const { delivery, reached, deliveryRequest, orderQuote } = sending;
  const { courier, context } = reached;
  const agreedQuote = orderQuote?.courier === delivery.courier ? orderQuote : null;
  const isFresh =
    agreedQuote !== null &&
    !courier.quoteNeedsRecipient &&
    agreedQuote.expiresAt > deps.clock() + marginMs;
  const firstQuote =
    isFresh && delivery.requestCount === 1
      ? agreedQuote
      : await requote(deps, tenantId, sending, agreedQuote);
  if ('source' in firstQuote) return firstQuote;
  await saveCourierQuote(autocommit(deps.db, tenantId), delivery.id, firstQuote);
  const report = await courier.dispatch(context, deliveryRequest, firstQuote);
  if (
    report.reported !== 'refused' ||
    (report.problem !== 'quoteExpired' && report.problem !== 'quoteUsed')
  )
    return report;
  const secondQuote = await requote(deps, tenantId, sending, agreedQuote);
  if ('source' in secondQuote) return secondQuote;
  await saveCourierQuote(autocommit(deps.db, tenantId), delivery.id, secondQuote);
  return courier.dispatch(context, deliveryRequest, secondQuote);
}

/**
 * A new quote, or the refusal: the courier refuses, or its price exceeds what the brand absorbs.
 */
async function requote(
  { clock, menus }: DeliveryDeps,
  tenantId: TenantId,
  { reached, deliveryRequest }: CourierDispatch,
  agreedQuote: CourierQuote | null,
): Promise<CourierQuote | CourierReport> {
  const at = clock();
  const result = await reached.courier.quote(reached.context, deliveryRequest);
  if (!result.ok) return { source: 'reply', reported: 'refused', at, problem: result.problem };
  const { courierTolerancePercent } =
    (await menus.tenant(tenantId))?.operations ?? defaultOperations;
  if (agreedQuote && !isAbsorbed(agreedQuote.price, result.quote.price, courierTolerancePercent))
    return { source: 'reply', reported: 'refused', at, problem: 'tooDear' };
  return result.quote;
}
