import {
  acceptOrder,
  dismissOrder,
  handOverOrder,
  readyOrder,
  rejectOrder,
  startOrder,
} from '@comanda/contract/counter/board.ts';
import { refundOrder } from '@comanda/contract/counter/refunds.ts';
import type { RefundPart } from '@comanda/domain/counter/refund/refund-reasons.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { WantedChange } from './tap.ts';

/** An order of a store. */
export type OrderPlace = { readonly id: StoreId; readonly orderId: OrderId };

export const acceptIn = (params: OrderPlace, minutes: number): WantedChange => ({
  kind: 'order.accept',
  subject: params.orderId,
  asked: { minutes },
  send: (api, idempotencyKey) =>
    api.call(acceptOrder, { params, body: { minutes }, idempotencyKey }),
});

export const reject = (params: OrderPlace): WantedChange => ({
  kind: 'order.reject',
  subject: params.orderId,
  asked: {},
  send: (api, idempotencyKey) =>
    api.call(rejectOrder, { params, body: { reason: 'tooBusy' }, idempotencyKey }),
});

export const markStarted = (params: OrderPlace): WantedChange => ({
  kind: 'order.start',
  subject: params.orderId,
  asked: {},
  send: (api, idempotencyKey) =>
    api.call(startOrder, { params, body: { isStarted: true }, idempotencyKey }),
});

export const makeReady = (params: OrderPlace): WantedChange => ({
  kind: 'order.ready',
  subject: params.orderId,
  asked: {},
  send: (api, idempotencyKey) => api.call(readyOrder, { params, body: {}, idempotencyKey }),
});

/** Hands a pickup to its shopper, who shows the `code`; null: the manager does without it. */
export const handOver = (params: OrderPlace, code: string | null): WantedChange => ({
  kind: 'order.handOver',
  subject: params.orderId,
  asked: {},
  send: (api, idempotencyKey) =>
    api.call(handOverOrder, {
      params,
      body: { to: 'completed', ...(code === null ? { withoutCode: 'noPhone' } : { code }) },
      idempotencyKey,
    }),
});

export const dismiss = (params: OrderPlace): WantedChange => ({
  kind: 'order.dismiss',
  subject: params.orderId,
  asked: {},
  send: (api, idempotencyKey) => api.call(dismissOrder, { params, body: {}, idempotencyKey }),
});

/** `amount` in minor units. */
export const refund = ({ orderId }: OrderPlace, part: RefundPart, amount: Minor): WantedChange => ({
  kind: 'order.refund',
  subject: orderId,
  asked: { refund: { part, amount } },
  send: (api, idempotencyKey) =>
    api.call(refundOrder, {
      params: { orderId },
      body: { part, amount, reason: 'quality' },
      idempotencyKey,
    }),
});
