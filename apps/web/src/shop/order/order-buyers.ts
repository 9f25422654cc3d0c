import { isLoggedOut, type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { refuse, type Result } from '@comanda/domain/result.ts';
import type { Caller } from '../../platform/api-request.ts';

/** Which session of this browser placed an order: every call about the order is made as that session. docs/decisions/0018. */
export type OrderBuyers = {
  /** Learns from an answer whose orders these are. */
  recordBuyer(orders: readonly Order[], buyer: Caller): void;
  /**
   * Asks as the session that placed the order. Where that is not known (after a reload) it asks as each session in turn, the current one
   * first: to all others the order does not exist, so nothing happens there. Refused with Unauthorized when there is no session.
   */
  callAsBuyer<T>(
    orderId: OrderId,
    ask: (as: Caller) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>>;
};

/** Learnt in this visit alone: nothing of it is stored. */
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
    callAsBuyer: async (orderId, ask) => {
      let answer: Awaited<ReturnType<typeof ask>> = refuse(refusalOf('Unauthorized'));
      for (const session of candidates(orderId)) {
        answer = await ask(session);
        if (answer.ok) buyers.set(orderId, session.userId);
        if (answer.ok || !isOfAnotherBuyer(answer.error)) return answer;
      }
      return answer;
    },
  };
}

const isOfAnotherBuyer = (refusal: Refusal): boolean =>
  refusal.label === 'NOT_FOUND' || isLoggedOut(refusal);
