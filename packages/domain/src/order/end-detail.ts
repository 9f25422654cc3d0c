import { type CancelReason, cancelReasons } from '../counter/cancel-reasons.ts';
import { type RejectReason, rejectReasons } from '../counter/reject-reasons.ts';

/**
 * The reason that staff chose when it rejected or cancelled an order, beside the end reason
 * `restaurant`. The shopper reads it in plain words.
 * docs/rules/orders.md#reason-that-the-shopper-reads.
 */
export type EndDetail = RejectReason | CancelReason;
export const endDetails: readonly EndDetail[] = [
  ...new Set<EndDetail>([...rejectReasons, ...cancelReasons]),
];
