import type { Minor } from '../money/money.ts';
import type { PaymentMethodName } from './method-names.ts';
import type { MethodIcon } from './method-record.ts';

/**
 * A payment method as a store offers it. `priority` sorts ascending and decides the automatic choice. `logo`, `secondaryLogo`: a {@link
 * MethodLogo} that the storefront draws, or the URL of a picture; null: the icon is shown instead. `maximum`: the greatest amount that the
 * brand's contract with the provider takes; absent: no limit.
 * docs/rules/payments.md#payment-method-of-a-store.
 */
export type PaymentMethodDetail = {
  id: number;
  name: PaymentMethodName;
  isOnline: boolean;
  priority: number;
  icon: MethodIcon;
  logo: string | null;
  secondaryLogo: string | null;
  maximum?: Minor;
};
