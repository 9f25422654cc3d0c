import type { Company } from '../company/companies-of-email.ts';
import { defaultSurvey, type SurveySettings } from '../survey/survey-questions.ts';
import { type OrderLimits, defaultOrderLimits } from '../order-limits/order-limits.ts';

/** Settings of a brand that only the server reads. No response to a browser contains them. */
export type Operations = {
  /**
   * The URL that receives the brand's orders (https, never inside our own network); null: the
   * server's default. docs/operations.md.
   */
  kitchenUrl: string | null;
  /**
   * Percentage above the agreed price that the brand absorbs when a courier is requested; couriers
   * above it are not requested.
   */
  courierTolerancePercent: number;
  /** Limits on unpaid orders, payments and event streams of one buyer and one network. */
  orderLimits: OrderLimits;
  /**
   * Money that arrives after its payment failed: kept while the order still waits to be paid, or
   * refunded.
   */
  latePayments: 'keep' | 'refund';
  /** Version and own texts of the survey. */
  survey: SurveySettings;
  /** Companies whose people get coupons of their own. */
  companies: readonly Company[];
};

/** Defaults of a brand that configures none. */
export const defaultOperations: Operations = {
  kitchenUrl: null,
  courierTolerancePercent: 20,
  orderLimits: defaultOrderLimits,
  latePayments: 'refund',
  survey: defaultSurvey,
  companies: [],
};
