/**
 * Every limit of coupons.json, which the import checks. Amounts have the limits of all amounts of a
 * folder. docs/rules/coupons.md#limits-of-couponsjson.
 */
export const couponFileLimits = {
  /** Coupons of a brand. */
  coupons: 1_000,
  /** Characters of a name. */
  name: 80,
  /** Percent, with two decimals at most. */
  smallestPercent: 0.01,
  largestPercent: 100,
  /** Units of a product that a coupon discounts or requires. */
  units: 99,
  requirements: 5,
  /** Products, categories, stores or companies in one list. */
  items: 200,
  /** Rows of hours. */
  hours: 28,
  uses: 10_000_000,
  usesPerUser: 1_000,
  rewardPoints: 1_000_000,
  /** Characters of an invitation's prefix. */
  shortestPrefix: 2,
  longestPrefix: 20,
} as const;

/**
 * The platforms of orders, as coupons.json names them; the storefront is `web`.
 * docs/rules/coupons.md#order-of-coupon-checks.
 */
export const couponPlatforms = ['web', 'app', 'kiosk', 'phone'] as const;
