import { isLoggedOut, type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { refuse, type Result } from '@comanda/domain/result.ts';
import type { Caller } from '@comanda/client/api-request.ts';

/**
 * The session that placed each order. Every call about an order uses that session.
 * docs/decisions/0018.
 */
export type OrderBuyers = {
  /** Records the session that received these orders in an answer. */
  recordBuyer(orders: readonly Order[], buyer: Caller): void;
  /**
   * Calls as the session that placed the order. If that session is unknown (after a reload), calls
   * as each session in turn, the current one first; for all others the server answers that the
   * order does not exist. Refused with Unauthorized without a session.
   */
  callAsBuyer<T>(
    orderId: OrderId,
    call: (as: Caller) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>>;
};

/** Creates the map of order to buyer. It lives for this visit; nothing is stored. */
export function createOrderBuyers(sessions: { all(): readonly Caller[] }): OrderBuyers {
  const buyers = new Map<OrderId, UserId>();
  const candidates = (orderId: OrderId): readonly Caller[] => {
    const all = sessions.all();
    const buyer = all.find(({ userId }) => userId === buyers.get(orderId));
    return buyer === undefined ? all : [buyer];
  };
  return {
    recordBuyer: (orders, buyer) => {
      for (const { id } of orders) buyers.set(id, buyer.userId);
    },
    callAsBuyer: async (orderId, call) => {
      let answer: Awaited<ReturnType<typeof call>> = refuse(refusalOf('Unauthorized'));
      for (const session of candidates(orderId)) {
        answer = await call(session);
        if (answer.ok) buyers.set(orderId, session.userId);
        if (answer.ok || !isOfAnotherBuyer(answer.error)) return answer;
      }
      return answer;
    },
  };
}

const isOfAnotherBuyer = (refusal: Refusal): boolean =>
  refusal.label === 'NOT_FOUND' || isLoggedOut(refusal);
