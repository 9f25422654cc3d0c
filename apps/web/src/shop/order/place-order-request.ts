import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import type { placeOrder } from '@comanda/contract/orders.ts';

/** An order as it will be sent. Plain data, so that a modal can carry it and a repeat sends the same request. */
export type PlaceOrderRequest = { body: BodyOf<typeof placeOrder> };
