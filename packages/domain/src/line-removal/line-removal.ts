import type { LineUnits } from '../counter/refund/line-shares.ts';
import { minuteMs } from '../duration.ts';
import type { StaffId } from '../ids.ts';
import type { Minor } from '../money/money.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { Substitute } from './substitute.ts';

/**
 * Reasons for which staff takes units off an order. `shopperAsked`: the shopper called, so the food
 * is there and can be sold again.
 */
export const removalReasons = ['soldOut', 'kitchenProblem', 'shopperAsked'] as const;
export type RemovalReason = (typeof removalReasons)[number];

/** Statuses between acceptance and hand-over, in which units may be taken off. */
export const removableStatuses = ['preparing', 'ready'] as const satisfies readonly OrderStatus[];

/**
 * The way of the money of removed units to the shopper. `provider`: the payment's provider sends it
 * back. `hand`: the store gives it back by itself, because the provider refunds only the whole.
 * `due`: the shopper has not paid yet and pays that much less at the door. `none`: the units cost
 * nothing.
 */
export const removalWays = ['provider', 'hand', 'due', 'none'] as const;
export type RemovalWay = (typeof removalWays)[number];

/**
 * The end of a proposed removal. `byPhone`: the shopper agreed on the telephone. `withdrawn`: staff
 * took the question back. `gone`: the shopper said yes, and the dish that was to come in is sold
 * out.
 */
export const removalOutcomes = ['accepted', 'byPhone', 'declined', 'withdrawn', 'gone'] as const;
type RemovalOutcome = (typeof removalOutcomes)[number];

/** The wishes of a shopper who says no. None of them happens by itself: the store decides. */
export const declineWishes = ['keep', 'call', 'cancel'] as const;
export type DeclineWish = (typeof declineWishes)[number];

/** The answer to a removal; `wish` of a decline alone. */
export type RemovalAnswer = {
  readonly outcome: RemovalOutcome;
  readonly wish: DeclineWish | null;
};

/**
 * Units that staff proposes to take off an accepted order. `amount`: what the shopper gets back or
 * pays less, minor units. `substitute`: the dish that is offered instead; null or absent: none.
 * `storeBears`: what it costs more, which nobody pays. `staffId` proposed it. Instants are ISO.
 * `answer` null: it stands open; `seenAt`: staff has seen it, absent before.
 * docs/rules/line-removals.md#units-taken-off-an-order.
 */
export type LineRemoval = {
  readonly id: string;
  readonly lines: readonly LineUnits[];
  readonly amount: Minor;
  readonly way: RemovalWay;
  readonly substitute?: Substitute | null;
  readonly storeBears?: Minor;
  readonly reason: RemovalReason;
  readonly staffId: StaffId;
  readonly askedAt: string;
  readonly answer:
    (RemovalAnswer & { readonly at: string; readonly seenAt?: string | undefined }) | null;
};

/** A shopper who has not answered for this long is to be called. */
export const unansweredRemovalMs = 5 * minuteMs;

/** Proposals that one order may have: each mails its shopper. */
export const maxRemovalsPerOrder = 10;
