import type { Fault } from '../../control/fault.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import type { KlapOrder } from './klap-order.ts';
import { klapRefusals } from './klap-refusal.ts';
import { createdResponse, orderResponse } from './klap-responses.ts';
import type { Klap } from './klap.ts';
import { readKlapOrder, readKlapRefund } from './read-klap-order.ts';

export type KlapCalls = {
  create(rawBody: string, origin: string, fault: Fault | null): ProviderResponse;
  status(orderId: string, fault: Fault | null): ProviderResponse;
  refund(orderId: string, rawBody: string, fault: Fault | null): ProviderResponse;
};

/**
 * Carries out the three calls, from body to response. It applies the faults that make a response
 * false.
 */
export const klapCalls = (klap: Klap, clock: SandboxClock): KlapCalls => ({
  create: (rawBody, origin, fault) => {
    const read = readKlapOrder(rawBody);
    if (!read.ok) return read.answer;
    const order = klap.create({ ...read.value, total: read.value.total + extraOf(fault) });
    return order === null
      ? klapRefusals.usedReference
      : createdResponse(order, `${origin}/klap/pago/${order.orderId}`);
  },
  status: (orderId, fault) => {
    const order = klap.find(orderId);
    if (order === null) return klapRefusals.notFound;
    return orderResponse(falsified(order, fault), clock.now());
  },
  refund: (orderId, rawBody, fault) => {
    const read = readKlapRefund(rawBody);
    if (!read.ok) return read.answer;
    if (fault?.name === 'refundFails') return klapRefusals.refundFailed;
    return klap.refund(orderId, read.value);
  },
});

const extraOf = (fault: Fault | null): number => (fault?.name === 'wrongAmount' ? 1 : 0);

/**
 * The order as a false response shows it. `staleStatus`: as it was right after its creation;
 * `staleRefund`: before its refund.
 */
function falsified(order: KlapOrder, fault: Fault | null): KlapOrder {
  if (fault?.name === 'wrongAmount') return { ...order, total: order.total + 1 };
  if (fault?.name === 'wrongReference') return { ...order, referenceId: 'otra-compra' };
  if (fault?.name === 'staleRefund') return { ...order, refunded: 0 };
  return fault?.name === 'staleStatus' ? { ...order, page: 'open', expiresInMs: null } : order;
}
