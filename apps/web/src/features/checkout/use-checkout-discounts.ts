import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { paths } from '../../platform/paths.ts';
import { useApp } from '../../shop/app-context.ts';
import { dropDiscounts } from '../../shop/money/discount-store.ts';
import type { FormValues } from './form-values.ts';

/**
 * Prices discounts with the chosen payment method, and drops them when the shopper leaves the
 * checkout or its cart becomes empty. Modals, the login and a product opened from the checkout do
 * not leave it. docs/rules/checkout.md#discounts-belong-to-the-open-checkout.
 */
export function useCheckoutDiscounts(): void {
  const { discounts, shop } = useApp();
  const paymentMethod = useFormContext<FormValues>().watch('paymentMethod');
  useEffect(() => discounts.setState({ paymentMethod }), [discounts, paymentMethod]);
  useEffect(
    () => () => {
      const isEmpty = shop.getState().lines.length === 0;
      if (isCheckoutLeft(location.pathname, isEmpty)) dropDiscounts(discounts);
    },
    [discounts, shop],
  );
}

/**
 * Returns whether the page that is shown now is no longer the checkout of a cart. A product opened
 * from the checkout is part of it.
 */
export const isCheckoutLeft = (path: string, isEmpty: boolean): boolean =>
  isEmpty || (path !== paths.checkout && !path.startsWith(`${paths.checkout}/`));
