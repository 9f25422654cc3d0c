/**
 * A code as coupons.json and orders have it: 3 to 40 letters A to Z, digits, hyphens and
 * underscores; the first is a letter or a digit.
 */
const couponCodeForm = /^[A-Z0-9][A-Z0-9_-]{2,39}$/;

/**
 * Returns a typed coupon code in the form in which codes are compared: compatible characters
 * replaced (NFKC), without spaces around it, in upper case. Returns null for a text that is no
 * code: it has spaces inside, other characters or another length.
 * docs/rules/coupons.md#coupon-code.
 */
export function normalCouponCode(text: string): string | null {
  const code = text.normalize('NFKC').trim().toUpperCase();
  return couponCodeForm.test(code) ? code : null;
}
