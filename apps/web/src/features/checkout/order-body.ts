import type { Cart } from '@comanda/domain/cart/cart.ts';
import { normalName } from '@comanda/domain/checkout/check-name.ts';
import { fullPhone } from '@comanda/domain/checkout/phone.ts';
import { countedTips } from '@comanda/domain/checkout/tips.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { sentAs } from '@comanda/domain/payment/method-names.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import type { ChosenSlot } from '@comanda/domain/slots/choose-slot.ts';
import type { CheckoutQuestion } from '@comanda/domain/store/store.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { itemOf, requestedTime } from '../../platform/cart-payload.ts';
import type { OrderPlan } from '../../platform/order-plan.ts';
import type { DispatchChoice } from '../../platform/shop-schema.ts';
import { formOf } from './check-values.ts';
import type { FormValues } from './form-values.ts';

type Facts = {
  cart: Cart;
  choice: DispatchChoice;
  country: Country;
  questions: readonly CheckoutQuestion[];
  /** What the shopper sees, without tips: the server refuses if its own figure differs. */
  expectedTotal: Minor;
  timeZone: string;
  /** Null: as soon as possible. */
  wanted: ChosenSlot | null;
  isAdult: boolean;
  /** The courier's estimate of the prices that the shopper sees; null: there is none. */
  estimate: { id: string; expiresAt: string } | null;
};

/** The order as the API reads it, of values that passed the form's rules. Spec §3 Order request. Null while no method is chosen. */
export function orderBody(values: FormValues, facts: Facts): OrderPlan['body'] | null {
  const { paymentMethod } = values;
  if (paymentMethod === null) return null;
  const { cart, choice, country } = facts;
  const form = formOf(values, country);
  const isDelivery = choice.kind === 'delivery';
  return {
    order: {
      name: normalName(values.name),
      email: values.email.trim(),
      phone: fullPhone(values.phone, country),
      paymentMethod: sentAs(paymentMethod),
      storeId: cart.storeId,
      dispatchMethod: cart.dispatchMethod,
      itemsAttributes: cart.lines.map(itemOf),
      address: isDelivery ? addressOf(choice.address) : null,
      dispatchNote: isDelivery ? choice.address.dispatchNote : '',
      deliveryOption: isDelivery ? values.deliveryOption : null,
      napkin: values.napkin,
      coverly: values.coverly,
      ...countedTips(form, cart.dispatchMethod),
      cashAmount: form.cashAmount === 'unreadable' ? null : form.cashAmount,
      checkoutAnswers: answersOf(values, facts.questions),
      termsAndConditions: values.termsAndConditions,
      plus18: facts.isAdult,
      expectedTotal: facts.expectedTotal,
    },
    timeZone: facts.timeZone,
    emailSubscription: values.emailSubscription,
    onlinePayment: paymentMethods[paymentMethod].isOnline,
    requestedTime: requestedTime(facts.wanted),
    requestedInstant: facts.wanted?.instant ?? null,
    uberEstimateId: facts.estimate?.id ?? null,
    uberEstimateExpiresAt: facts.estimate?.expiresAt ?? null,
  };
}

type Address = Extract<DispatchChoice, { kind: 'delivery' }>['address'];

/** `locationPrecision` null: nobody said; the server compares the point with the middles of the areas. */
const addressOf = ({ placeId, ...address }: Address) => ({ ...address, googlePlaceId: placeId });

const answersOf = (values: FormValues, questions: readonly CheckoutQuestion[]) =>
  questions
    .map(({ id, question }) => ({
      checkoutQuestionId: id,
      checkoutQuestion: question,
      answer: (values.checkoutAnswers[String(id)] ?? '').trim(),
    }))
    .filter(({ answer }) => answer !== '');
