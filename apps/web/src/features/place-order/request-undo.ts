import { cancelOrder } from '@comanda/contract/orders.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { AppContext } from '../../shop/app-context.ts';

/**
 * Cancels an order within its undo window, as the guest who placed it. A repeated press sends the
 * same cancellation.
 */
export const requestUndo = (
  { api, orderBuyers }: Pick<AppContext, 'api' | 'orderBuyers'>,
  id: OrderId,
): Promise<Result<AnswerOf<typeof cancelOrder> | null, Refusal>> =>
  orderBuyers.callAsBuyer(id, (as) =>
    api.call(cancelOrder, { params: { id }, idempotencyKey: `undo-${id}`, as }),
  );
