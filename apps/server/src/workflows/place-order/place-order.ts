import { headers } from '@comanda/contract/headers.ts';
import type { placeOrder as endpoint } from '@comanda/contract/orders.ts';
import { termsPages } from '@comanda/contract/pages.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { guestSessionExpiry } from '@comanda/domain/session/guest-session.ts';
import type { Deps } from '../../deps.ts';
import type { TenantMemory } from '../../features/menu/menu-memory.ts';
import type { Call, Outcome } from '../../platform/http/call.ts';
import { limitsOf } from '../limits-of.ts';
import { networkKey } from '../../features/order-limits/network-key.ts';
import { createJobToken } from '../../platform/http/job-token.ts';
import { requestKey } from '../../platform/idempotency.ts';
import { agreeRiders } from './agree-riders.ts';
import { type AskedOrder, readSent } from './asked-order.ts';
import { decideOrder } from './decide-order.ts';
import { draftOrder } from './draft-order.ts';
import { keepRefusal, type Placement } from './keep-refusal.ts';
import type { Placed } from './placed.ts';
import { type StoringOrders, storeOrder } from './store-order.ts';

type Endpoint = typeof endpoint;

/**
 * Load the store's facts from memory, decide by the domain's rules, store whole or not at all, answer with the token that polls for the
 * outcome. Whoever repeats the request with the same key and body gets the same answer, whatever happened to the first one; another
 * body under the key is refused. decisions §4, reliability §2.
 */
export async function placeOrder(deps: StoringOrders, call: Call<Endpoint>): Promise<Outcome<Endpoint>> {
  const { body, tenant, session, now } = call;
  if (session.role !== 'guest' && session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  const request = requestKey(call.header(headers.idempotencyKey), orderedIn(body));
  if (!request) return refuse(refusalOf('INVALID_PARAMETER', { field: headers.idempotencyKey }));
  const id = deps.random.id(now) as OrderId;
  const placement: Placement = { id, buyerId: session.userId, request, now };
  const isTaken = (method: PaymentMethodName) => deps.payments.providerOf(method, tenant.country.currency) !== null;
  const areaMiddles = await deps.areas(tenant.country.code);
  const memory = await deps.menus.tenant(tenant.id);
  const asked = {
    body: readSent(body),
    country: tenant.country,
    role: session.role,
    now,
    areaMiddles,
    terms: termsOf(memory),
    isTaken,
  };
  const facts = await deps.menus.storeFacts(tenant.id, body.order.storeId);
  if (!facts) return answer(deps, call, await keepRefusal(deps, tenant.id, placement, refusalOf('NOT_FOUND', { field: 'storeId' })));
  const agreed = decideOrder(asked, facts);
  if (!agreed.ok) return answer(deps, call, await keepRefusal(deps, tenant.id, placement, agreed.error));
  const riders = await agreeRiders(deps, tenant, asked, facts, agreed.value);
  if (!riders.ok) return answer(deps, call, await keepRefusal(deps, tenant.id, placement, riders.error));
  const limits = limitsOf(deps, memory);
  const network = limits && networkKey(deps.tokenSecret, call.ip);
  const number = await deps.orderNumbers.next(tenant.id, body.order.storeId);
  const marks = { ...placement, number, network, handOverCode: deps.random.digits(4) };
  const order = draftOrder(asked, facts, { ...agreed.value, riders: riders.value }, marks);
  const stored = await storeOrder(deps, tenant.id, order, limits);
  const expectedAt = order.estimatedAt === null ? null : Date.parse(order.estimatedAt);
  if (stored.ok) deps.sessionMemory.extend(tenant.id, session.tokenHash, guestSessionExpiry(expectedAt, now));
  return answer(deps, call, stored);
}

/** The wordings that checkout links to now. */
const termsOf = (memory: Pick<TenantMemory, 'pages'> | null): AskedOrder['terms'] =>
  termsPages.flatMap((page) => {
    const found = memory?.pages.find((each) => each.page === page);
    return found ? [{ page, version: found.version }] : [];
  });

/** What is ordered: the estimate of a courier changes while a shopper decides, and is no other order. */
const orderedIn = ({ uberEstimateId: _id, uberEstimateExpiresAt: _expiresAt, ...ordered }: Call<Endpoint>['body']) => ordered;

/** The token depends on the order and the quarter of an hour alone, so a repetition soon after gets it letter for letter. */
function answer(deps: Deps, { tenant, now }: Call<Endpoint>, outcome: Result<Placed, Refusal>): Outcome<Endpoint> {
  if (!outcome.ok) return outcome;
  const { orderId, createdAt } = outcome.value;
  return accept({ jobToken: createJobToken(deps.tokenSecret, tenant.id, orderId, { createdAt, now }) });
}
