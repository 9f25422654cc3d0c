import type { DraftCheck } from '../../counter/brand-draft/use-draft-check.ts';

/**
 * Returns the fields of coupons.json that stand against a publication, by the code of their coupon.
 * The field of a coupon is its first key: `discount` of `LENA20/discount/value`.
 */
export function problemsOfCoupons(
  check: DraftCheck | null,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { list, field } of check?.problems ?? []) {
    if (list !== 'coupons') continue;
    const [code = '', first = ''] = field.split('/');
    found.set(code, (found.get(code) ?? new Set()).add(first));
  }
  return found;
}
