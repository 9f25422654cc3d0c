import * as v from 'valibot';
import { amount } from '../schema/fields.ts';
import { paymentMethodNames } from './method-names.ts';
import { methodIcons } from './method-record.ts';

/**
 * A payment method as a store offers it. `priority` sorts ascending and decides the automatic
 * choice. `logo`, `secondaryLogo`: a MethodLogo that the storefront draws, or the URL of a picture;
 * null: the icon is shown instead. `maximum`: the greatest amount that the brand's contract with
 * the provider takes; absent: no limit. docs/rules/payments.md#payment-method-of-a-store.
 */
export const methodDetailSchema = v.object({
  id: v.number(),
  name: v.picklist(paymentMethodNames),
  isOnline: v.boolean(),
  priority: v.number(),
  icon: v.picklist(methodIcons),
  logo: v.nullable(v.string()),
  secondaryLogo: v.nullable(v.string()),
  maximum: v.exactOptional(amount),
});
