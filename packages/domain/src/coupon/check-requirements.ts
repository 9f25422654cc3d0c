import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import { type Minor, sumOf } from '../money/money.ts';
import { productNames } from './coupon-lines.ts';
import type { Coupon } from './coupon.ts';
import type { CouponFacts } from './coupon-facts.ts';

type Requirement = Coupon['requires'][number];
type Facts = Pick<CouponFacts, 'index' | 'lines'>;

/**
 * Checks the units that a coupon requires in the cart. None of them there:
 * COUPON_OFFER_NOT_PRESENT; some, but too few: RULE_NOT_COMPLETED. The metadata names the products
 * of the first incomplete requirement and its missing `units`, and for RULE_NOT_COMPLETED the
 * `benefit` that complete requirements would bring. docs/rules/coupons.md#requirements-of-a-coupon.
 */
export function checkRequirements(
  { requires }: Coupon,
  facts: Facts,
  benefit: Minor,
): Refusal | null {
  const counts = requires.map((requirement) => ({
    requirement,
    units: unitsOf(requirement, facts),
  }));
  const incomplete = counts.find(({ requirement, units }) => units < requirement.quantity);
  if (incomplete === undefined) return null;
  const { requirement, units } = incomplete;
  const metadata = {
    names: productNames(requirement.productIds, facts.index),
    units: requirement.quantity - units,
  };
  return counts.every((each) => each.units === 0)
    ? refusalOf('COUPON_OFFER_NOT_PRESENT', metadata)
    : refusalOf('RULE_NOT_COMPLETED', { ...metadata, benefit });
}

const unitsOf = ({ productIds }: Requirement, { lines }: Facts): number =>
  sumOf(lines, ({ product, count }) => (productIds.includes(product.id) ? count : 0));
