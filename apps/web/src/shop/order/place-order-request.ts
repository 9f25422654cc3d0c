import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import type { placeOrder } from '@comanda/contract/orders.ts';
import type { UserId } from '@comanda/domain/ids.ts';

/**
 * An order as it will be sent. Plain data, so that a modal can carry it and a repeat sends the same
 * request.
 */
export type PlaceOrderRequest = {
  body: BodyOf<typeof placeOrder>;
  /** The user who reviews the order; absent for a guest. Nobody else places this order. */
  userId?: UserId;
  /** The name and phone that the user wants in the account too. */
  profile?: { name: string; phone: string };
};

/**
 * Returns the fingerprint of an order: equal ones are the same order of the same person, with the
 * same coupon and points. docs/rules/orders.md#cart-after-the-order.
 */
export const requestFingerprint = ({ userId, body }: PlaceOrderRequest): string =>
  JSON.stringify([userId ?? null, body]);
