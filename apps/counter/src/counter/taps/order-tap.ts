import type { Api } from '@comanda/client/api.ts';
import type { CallOptions } from '@comanda/client/api-request.ts';
import {
  acceptOrder,
  addOrderTime,
  cancelAcceptedOrder,
  handOverOrder,
  readyOrder,
  rejectOrder,
  takeBackMove,
} from '@comanda/contract/counter/board.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { text } from '@comanda/contract/fields.ts';
import { boardColumns } from '@comanda/domain/counter/board-column.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { Result } from '@comanda/domain/result.ts';
import { fileId, uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';

const change = v.variant('action', [
  v.object({ action: v.literal('accept'), body: acceptOrder.body }),
  v.object({ action: v.literal('reject'), body: rejectOrder.body }),
  v.object({ action: v.literal('ready'), body: readyOrder.body }),
  v.object({ action: v.literal('handOver'), body: handOverOrder.body }),
  v.object({ action: v.literal('cancel'), body: cancelAcceptedOrder.body }),
  v.object({ action: v.literal('moreTime'), body: addOrderTime.body }),
  v.object({ action: v.literal('takeBack'), body: takeBackMove.body }),
]);

/** The change of a tap: an action that waits five seconds, with the body of its call. */
export type OrderChange = v.InferOutput<typeof change>;

/**
 * A tap on an order, as this browser stores it until the server has answered. `key`: its
 * idempotency key; `session`: whose tap it is; `label`: what it does, in words; `column`: where the
 * card stands meanwhile, null: nowhere; `at`: milliseconds by the server's clock; `isLost`: it will
 * not be sent, and staff is told. It names an order by its number, and no person.
 */
export const orderTapSchema = v.object({
  key: text(40),
  session: text(100),
  storeId: fileId<StoreId>(),
  orderId: uuid<OrderId>(),
  label: text(200),
  column: v.nullable(v.picklist(boardColumns)),
  change,
  at: v.number(),
  isLost: v.boolean(),
});
export type OrderTap = v.InferOutput<typeof orderTapSchema>;

export type RejectedProducts = NonNullable<AnswerOf<typeof rejectOrder>>['products'];
/** The answer of the server to a tap. */
export type TapAnswer = AnswerOf<typeof acceptOrder> | AnswerOf<typeof rejectOrder> | null;

/** Sends a tap in the name of its session, with its key: the server does it once. */
export function callOfTap(
  { call }: Pick<Api, 'call'>,
  { key, session, storeId, orderId, change: { action, body } }: OrderTap,
  signal: AbortSignal,
): Promise<Result<TapAnswer, Refusal>> {
  const options = {
    params: { id: storeId, orderId },
    idempotencyKey: key,
    keepalive: true,
    signal,
    as: { counterSession: session },
  } satisfies CallOptions & { params: object };
  switch (action) {
    case 'accept':
      return call(acceptOrder, { ...options, body });
    case 'reject':
      return call(rejectOrder, { ...options, body });
    case 'ready':
      return call(readyOrder, { ...options, body });
    case 'handOver':
      return call(handOverOrder, { ...options, body });
    case 'cancel':
      return call(cancelAcceptedOrder, { ...options, body });
    case 'moreTime':
      return call(addOrderTime, { ...options, body });
    case 'takeBack':
      return call(takeBackMove, { ...options, body });
  }
}
