import { platformWeb } from '@comanda/contract/headers.ts';
import { tryCoupon } from '@comanda/domain/coupon/try-coupon.ts';
import { localInstant } from '@comanda/domain/hours/local-instant.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import { indexMenu, priceOf } from '@comanda/domain/menu/menu-index.ts';
import { zero } from '@comanda/domain/money/money.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { useMemo, useState } from 'react';
import { useMinute } from '../../counter/use-minute.ts';
import type { CouponForm } from './use-coupon-form.ts';

export type Trial = ReturnType<typeof useTrial>;

/** `when`: `YYYY-MM-DDTHH:mm` in the store's zone; empty: now. `method` null: one of the
 * coupon. */
type Choice = {
  dispatch: DispatchMethod;
  storeId: number | null;
  method: PaymentMethodName | null;
  when: string;
};

/** The test cart of a coupon, and what the coupon takes off it. */
export function useTrial({ coupon, subjects }: CouponForm) {
  const { menus, offers, stores } = subjects;
  const now = useMinute();
  const [units, setUnits] = useState<ReadonlyMap<number, number>>(new Map());
  const [choice, setChoice] = useState<Choice>(() => ({
    ...{ storeId: null, method: null, when: '' },
    dispatch: stores[0]?.deliveryFee == null ? 'in_store' : 'store_delivery',
  }));
  const store = stores.find(({ id }) => id === choice.storeId) ?? stores[0] ?? null;
  const menu = menus.find(({ id }) => id === store?.menuId);
  const index = useMemo(
    () =>
      menu === undefined
        ? null
        : indexMenu({ menu, prices: { channel: 'web', prices: [] }, disabled: [] }),
    [menu],
  );
  const dishes = useMemo(
    () =>
      (index?.menu.products ?? []).map((product) => ({
        ...{ id: product.id, name: product.name },
        price: index === null ? zero : priceOf(product, index).price,
      })),
    [index],
  );
  const methods = store?.paymentMethods ?? [];
  const usual = methods.find((each) => coupon?.paymentMethods.includes(each)) ?? methods[0];
  const method = methods.find((each) => each === choice.method) ?? usual ?? null;
  const at =
    store === null || choice.when === ''
      ? now
      : (localInstant(choice.when.replace('T', ' '), store.timeZone) ?? now);
  const tried =
    coupon === null || store === null || index === null
      ? null
      : tryCoupon(coupon, {
          ...{ index, store, offers, dispatch: choice.dispatch, paymentMethod: method, at },
          units: units as ReadonlyMap<ProductId, number>,
          delivery: store.deliveryFee ?? zero,
          platform: platformWeb,
        });
  return {
    ...{ choice, units, dishes, stores, store, methods, method, tried },
    lines: dishes.flatMap((dish) => {
      const count = units.get(dish.id) ?? 0;
      return count === 0 ? [] : [{ ...dish, count }];
    }),
    set: (change: Partial<Choice>): void => setChoice((before) => ({ ...before, ...change })),
    setUnits: (id: number, count: number): void =>
      setUnits((before) => new Map(before).set(id, count)),
  };
}
