import type { getCounterCoupons } from '@comanda/contract/counter/coupons.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import { type CouponState, couponState } from '@comanda/domain/counter/coupon/coupon-state.ts';
import type { FileCoupon } from '@comanda/domain/draft/coupon-files.ts';
import { couponOfFile } from '@comanda/domain/draft/coupon-of-file.ts';
import { isSameJson } from '@comanda/domain/draft/json.ts';
import type { SubjectsOfCoupons } from './coupon-brand.ts';
import type { CouponEditor } from './coupon-editor.ts';

type CouponMark = 'isNew' | 'drafted' | 'removed';

/** A published coupon as the counter counts it. */
export type CountedCoupon = AnswerOf<typeof getCounterCoupons>['coupons'][number];

/**
 * A coupon of the list. `coupon` null: it has no discount yet. `state` null: nothing to say, since
 * it goes or cannot be read. `isOffAtCounter`: staff switched off what the coupon itself has on.
 */
export type CouponListRow = {
  file: FileCoupon;
  coupon: Coupon | null;
  mark: CouponMark | null;
  state: CouponState | null;
  isOffAtCounter: boolean;
  used: number;
};

/** `now` in milliseconds. */
export type RowFacts = {
  counted: readonly CountedCoupon[];
  subjects: SubjectsOfCoupons;
  now: number;
};

/** Returns the coupons with the draft over them, those that go in their old place. */
export function couponRows(
  { coupons, published }: CouponEditor,
  facts: RowFacts,
): readonly CouponListRow[] {
  const drafted = new Map(coupons.map((each) => [each.code, each]));
  const before = new Map(published.map((each) => [each.code, each]));
  const codes = new Set([...before.keys(), ...drafted.keys()]);
  const rows = [...codes].flatMap((code) => {
    const file = drafted.get(code) ?? before.get(code);
    if (file === undefined) return [];
    return [rowOf(file, markOf(before.get(code), drafted.get(code)), facts)];
  });
  return [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))];
}

const isCurrent = ({ state }: CouponListRow): boolean => state !== 'ended';

function markOf(
  before: FileCoupon | undefined,
  drafted: FileCoupon | undefined,
): CouponMark | null {
  if (drafted === undefined) return 'removed';
  if (before === undefined) return 'isNew';
  return isSameJson(before.value, drafted.value) ? null : 'drafted';
}

/** A switch of the counter lies over what the coupon says. */
function rowOf(
  file: FileCoupon,
  mark: CouponMark | null,
  { counted, subjects, now }: RowFacts,
): CouponListRow {
  const coupon = couponOfFile(file, subjects.brand);
  const known = counted.find(({ code }) => code === file.code);
  const isSwitchedOff = known?.source === 'counter' && !known.isOn;
  const used = known?.used ?? 0;
  const shown = coupon && { ...coupon, enabled: coupon.enabled && !isSwitchedOff };
  const { stores } = subjects;
  return {
    ...{ file, coupon, mark, used },
    isOffAtCounter: isSwitchedOff && coupon?.enabled === true,
    state: shown === null || mark === 'removed' ? null : couponState(shown, { used, stores, now }),
  };
}
