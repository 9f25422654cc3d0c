import { normalCouponCode } from './coupon-code.ts';
import type { Coupon } from './coupon.ts';
import { codeEndLength, normalCodeEnd } from './invitation-code.ts';

/**
 * `codeEnd`: of an invitation, the part of the code that names its inviter; null for any other
 * coupon.
 */
export type FoundCoupon = { code: string; coupon: Coupon; codeEnd: string | null };

/**
 * Returns the coupon of a typed code, or null. An invitation is found by its prefix and the
 * inviter's own part, never by its own code; the database knows whether there is such an inviter.
 * docs/rules/coupons.md#invitations.
 */
export function findCoupon(
  coupons: ReadonlyMap<string, Coupon>,
  typed: string,
): FoundCoupon | null {
  const code = normalCouponCode(typed);
  if (code === null) return null;
  const coupon = coupons.get(code);
  if (coupon && coupon.invitation === null) return { code, coupon, codeEnd: null };
  for (const each of coupons.values()) {
    const prefix = each.invitation?.prefix;
    if (prefix !== undefined && code.startsWith(prefix)) {
      const codeEnd = normalCodeEnd(code.slice(prefix.length));
      if (codeEnd.length === codeEndLength)
        return { code: `${prefix}${codeEnd}`, coupon: each, codeEnd };
    }
  }
  return null;
}

/**
 * Returns whether a typed code begins like an invitation, so that its refusal speaks of an
 * invitation.
 */
export function looksLikeInvitation(coupons: ReadonlyMap<string, Coupon>, typed: string): boolean {
  const code = normalCouponCode(typed);
  return [...coupons.values()].some(
    ({ invitation }) => invitation !== null && code?.startsWith(invitation.prefix) === true,
  );
}
