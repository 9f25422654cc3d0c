import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { deliveryOptions } from '@comanda/domain/store/delivery-options.ts';
import { text } from '@comanda/contract/fields.ts';
import * as v from 'valibot';

/**
 * The values of the checkout form as typed; also the shape of its stored draft. Tips in minor
 * units.
 */
export const formValues = v.object({
  name: text(fieldLengths.name),
  email: text(fieldLengths.email),
  phone: text(fieldLengths.phone),
  paymentMethod: v.nullable(v.picklist(paymentMethodNames)),
  deliveryOption: v.nullable(v.picklist(deliveryOptions)),
  cashIsExact: v.boolean(),
  cashAmount: text(fieldLengths.typedAmount),
  napkin: v.boolean(),
  coverly: v.boolean(),
  emailSubscription: v.boolean(),
  checkoutAnswers: v.record(v.string(), text(fieldLengths.answer)),
  tip: v.pipe(v.number(), v.integer(), v.minValue(0)),
  storeTip: v.pipe(v.number(), v.integer(), v.minValue(0)),
  coupon: text(fieldLengths.couponCode),
  /** Money to pay with points, as typed. */
  loyaltyPoints: v.optional(text(fieldLengths.typedAmount), ''),
  /** A user's name and phone of this order go into the account too. */
  saveInProfile: v.optional(v.boolean(), false),
});
export type FormValues = v.InferOutput<typeof formValues>;
