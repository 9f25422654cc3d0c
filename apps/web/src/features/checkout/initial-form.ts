import { chooseDeliveryOption } from '@comanda/domain/checkout/delivery-option.ts';
import { localPhone } from '@comanda/domain/checkout/check-phone.ts';
import { takesRiderTip } from '@comanda/domain/checkout/tips.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { changePaymentMethod } from '@comanda/domain/payment/change-payment-method.ts';
import { defaultMethod, methodsFor } from '@comanda/domain/payment/methods.ts';
import type { DispatchMethod, Store } from '@comanda/domain/store/store.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import type { Person } from '../../platform/session.ts';
import type { FormValues } from './form-values.ts';
import type { CheckoutPreferences } from './checkout-preferences.ts';

type Facts = {
  settings: Settings;
  store: Store;
  dispatch: DispatchMethod;
  /** Who orders, or ordered last in this browser. */ person: Person | null;
  draft: FormValues | null;
  /** The way of the last order. */ preferences?: CheckoutPreferences | null;
  /** Whoever comes from an order that is not paid, to pay at the door. */ payOnDelivery?: boolean;
};

/**
 * `isMethodKnown`: the method is the one that the shopper used before, or the only one. `lostTip`: the method of the draft is gone and took
 * its tip away, which the shopper has to be told.
 */
type InitialForm = { values: FormValues; isMethodKnown: boolean; lostTip: boolean };

/** What the form starts with: the draft, else what this browser knows, else the country's defaults. Terms are never ticked before. */
export function initialForm({
  settings,
  store,
  dispatch,
  person,
  draft,
  preferences = null,
  payOnDelivery = false,
}: Facts): InitialForm {
  const methods = methodsFor(store, dispatch, false);
  const previousValues = { ...defaultValues(settings, person), ...preferences, ...draft };
  const payOnDeliveryMethod = payOnDelivery
    ? methods.find((method) => !method.isOnline)?.name
    : undefined;
  const previousMethod = methods.some((method) => method.name === previousValues.paymentMethod)
    ? previousValues.paymentMethod
    : null;
  const paymentMethod =
    payOnDeliveryMethod ?? previousMethod ?? defaultMethod(methods)?.name ?? null;
  const { tips, lostTip } = tipsForMethod(previousValues, paymentMethod);
  return {
    values: {
      ...previousValues,
      paymentMethod,
      deliveryOption:
        dispatch === 'in_store'
          ? null
          : chooseDeliveryOption(store.deliveryOptions, previousValues.deliveryOption),
      tip: takesRiderTip(dispatch) ? tips.tip : 0,
      storeTip: tips.storeTip,
    },
    isMethodKnown:
      paymentMethod !== null &&
      (paymentMethod === previousValues.paymentMethod || methods.length === 1),
    lostTip,
  };
}

const defaultValues = (
  { country, emailSubscriptionDefault }: Settings,
  person: Person | null,
): FormValues => ({
  name: person?.name ?? '',
  email: person?.email ?? '',
  phone: person === null ? '' : localPhone(person.phone, country),
  paymentMethod: null,
  deliveryOption: null,
  cashIsExact: true,
  cashAmount: '',
  napkin: country.cutleryDefault,
  coverly: country.cutleryDefault,
  emailSubscription: emailSubscriptionDefault && country.marketingDefault,
  termsAndConditions: false,
  checkoutAnswers: {},
  tip: 0,
  storeTip: 0,
  coupon: '',
});

type TipFields = Pick<FormValues, 'paymentMethod' | 'tip' | 'storeTip'>;

/** A method that changes takes the tips of the draft away, as it does when the shopper chooses it. docs/rules/checkout.md#method-change-resets-the-tips. */
function tipsForMethod(
  { paymentMethod, tip, storeTip }: TipFields,
  next: FormValues['paymentMethod'],
) {
  const tips = { tip: minor(tip), storeTip: minor(storeTip) };
  if (paymentMethod === null || next === null) return { tips, lostTip: false };
  const { fields, lostTip } = changePaymentMethod(
    { paymentMethod, cardId: null, cardToken: null, ...tips },
    next,
  );
  return { tips: fields, lostTip };
}
