import type { CouponBrand } from '@comanda/domain/draft/coupon-of-file.ts';
import { type MenuNames, menuNames } from '@comanda/domain/counter/coupon/coupon-terms.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { useMemo } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import type { BrandAnswer } from '../../counter/brand-draft/use-brand-draft.ts';
import type { PickedItem } from '../../counter/brand-draft/item-picker.tsx';

type Subjects = NonNullable<BrandAnswer['couponSubjects']>;

/**
 * All that the coupons of a brand may be for. `items`: categories and dishes of every menu, once.
 */
export type SubjectsOfCoupons = Subjects & {
  brand: CouponBrand;
  names: MenuNames;
  items: readonly PickedItem[];
};

/** Returns what the coupons of the brand may be for, as it is published. */
export function useCouponSubjects({ couponSubjects }: BrandAnswer): SubjectsOfCoupons {
  const { country } = useCounter().page;
  return useMemo(
    () =>
      subjectsOf(couponSubjects ?? { menus: [], offers: [], stores: [], companies: [] }, country),
    [couponSubjects, country],
  );
}

const subjectsOf = (subjects: Subjects, { decimals }: Country): SubjectsOfCoupons => ({
  ...subjects,
  brand: { decimals, stores: subjects.stores, companies: subjects.companies },
  names: menuNames(subjects.menus),
  items: itemsOf(subjects),
});

function itemsOf({ menus }: Subjects): readonly PickedItem[] {
  const items = menus.flatMap(({ categories, products }) => [
    ...categories.map(({ id, name }) => itemOf('Category', id, name)),
    ...products.map(({ id, name }) => itemOf('Product', id, name)),
  ]);
  return [...new Map(items.map((item) => [item.key, item])).values()];
}

const itemOf = (kind: PickedItem['kind'], id: number, name: string): PickedItem => ({
  ...{ key: `${kind}-${id}`, kind, name },
});
