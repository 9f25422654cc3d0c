import { minuteMs } from '../../duration.ts';
import type { OrderId } from '../../ids.ts';
import type { Minor } from '../../money/money.ts';
import type { CardEnding } from '../ended-card.ts';

/**
 * An order that is there this long after the time that its shopper was told counts as late.
 * docs/rules/counter-money.md#results-of-a-period.
 */
export const lateAfterMs = 5 * minuteMs;

/**
 * Orders for now that had a time and reached it: at the door, or on the counter for pickup.
 * `promised`, `kept`: minutes from the order on, on average; null: no such order.
 */
export type KeptTimes = {
  readonly orders: number;
  readonly late: number;
  readonly promised: number | null;
  readonly kept: number | null;
};

/** Accounts and guests that ordered; `returning`: who had ordered before the period. */
export type PeoplePeriod = { readonly people: number; readonly returning: number };

/** Orders that ended without food, by the author of the end. */
export type EndingCount = { readonly by: CardEnding; readonly orders: number };

/** The orders of a coupon's code: amounts in minor units, `sales` what they cost without tips. */
export type CouponResult = {
  readonly code: string;
  readonly orders: number;
  readonly discount: Minor;
  readonly sales: Minor;
};

/** Averages of the answers of the survey; null: nobody answered that question. */
export type PeriodOpinions = {
  readonly count: number;
  readonly recommendation: number | null;
  readonly taste: number | null;
  readonly delivery: number | null;
  /** The newest comments, without a person. */
  readonly comments: readonly {
    readonly orderId: OrderId;
    readonly number: number;
    readonly recommendation: number;
    readonly comment: string;
  }[];
};
