import { chooseDeliveryOption } from '@comanda/domain/checkout/delivery-option.ts';
import { localPhone } from '@comanda/domain/checkout/check-phone.ts';
import { takesRiderTip } from '@comanda/domain/checkout/tips.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { changePaymentMethod } from '@comanda/domain/payment/change-payment-method.ts';
import { isSavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { SavedCard } from '@comanda/domain/payment/default-payment.ts';
import { methodsFor, type PaymentMethod } from '@comanda/domain/payment/methods.ts';
import { selectPayment } from '@comanda/domain/payment/select-payment.ts';
import type { DispatchMethod, Store } from '@comanda/domain/store/store.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import type { Person } from '@comanda/client/session.ts';
import type { FormValues } from './form-values.ts';
import type { CheckoutPreferences } from './checkout-preferences.ts';

/** A saved card as far as the selection reads it. */
type KnownCard = Pick<SavedCard, 'id' | 'type'> & { readonly lastDigits: string | null };

type Facts = {
  settings: Settings;
  store: Store;
  dispatch: DispatchMethod;
  /** The current person, or the last one who ordered in this browser. */ person: Person | null;
  draft: FormValues | null;
  /** The preferences of the last order. */ preferences?: CheckoutPreferences | null;
  /** The user's saved cards, oldest first; null: not known yet. */ cards?:
    readonly KnownCard[] | null;
  /** true: the shopper comes from an unpaid order, to pay on delivery. */ payOnDelivery?: boolean;
};

/**
 * `isTipReset`: the draft's method is gone, which removed its tip; the page notifies the shopper.
 */
type InitialForm = {
  values: FormValues;
  isTipReset: boolean;
  /** The method of the draft or of the last order. */ lastUsed: PaymentMethodName | null;
};

/**
 * Returns the form's first values: the draft, else this browser's preferences, else the country's
 * defaults.
 */
export function initialForm({
  settings,
  store,
  dispatch,
  person,
  draft,
  preferences = null,
  cards = [],
  payOnDelivery = false,
}: Facts): InitialForm {
  const methods = methodsFor(store, dispatch, false);
  const previousValues = { ...defaultValues(settings, person), ...preferences, ...draft };
  const payOnDeliveryMethod = payOnDelivery
    ? methods.find((method) => !method.isOnline)?.name
    : undefined;
  const lastUsed = previousValues.paymentMethod;
  const keptMethod = cards === null ? cardMethodOf(methods, lastUsed) : null;
  const known = (cards ?? []).map(({ id, type, lastDigits }) => ({
    id,
    type,
    lastDigits: lastDigits ?? '',
  }));
  const paymentMethod =
    payOnDeliveryMethod ??
    keptMethod ??
    selectPayment({ methods, cards: known, lastUsed })?.method ??
    null;
  const { tips, isTipReset } = tipsForMethod(previousValues, paymentMethod);
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
    isTipReset,
    lastUsed,
  };
}

/**
 * The method of saved cards that was used last, if it is offered. It stays chosen until the cards
 * are known.
 */
const cardMethodOf = (
  methods: readonly PaymentMethod[],
  lastUsed: PaymentMethodName | null,
): PaymentMethodName | null =>
  lastUsed !== null && isSavedCardMethod(lastUsed)
    ? (methods.find(({ name }) => name === lastUsed)?.name ?? null)
    : null;

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
  checkoutAnswers: {},
  tip: 0,
  storeTip: 0,
  coupon: '',
  loyaltyPoints: '',
  saveInProfile: false,
});

type TipFields = Pick<FormValues, 'paymentMethod' | 'tip' | 'storeTip'>;

/**
 * Resets the draft's tips if the method changed, as when the shopper changes it.
 * docs/rules/payments.md#reset-on-another-payment-method.
 */
function tipsForMethod(
  { paymentMethod, tip, storeTip }: TipFields,
  next: FormValues['paymentMethod'],
) {
  const tips = { tip: minor(tip), storeTip: minor(storeTip) };
  if (paymentMethod === null || next === null) return { tips, isTipReset: false };
  const { fields, isTipReset } = changePaymentMethod(
    { paymentMethod, cardId: null, cardToken: null, ...tips },
    next,
  );
  return { tips: fields, isTipReset };
}
