import { itemOfLine } from '@comanda/contract/item-of-line.ts';
import type { Cart } from '@comanda/domain/cart/cart.ts';
import { normalName } from '@comanda/domain/checkout/check-name.ts';
import { fullPhone } from '@comanda/domain/checkout/check-phone.ts';
import { countedTips } from '@comanda/domain/checkout/tips.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { toWireMethod } from '@comanda/domain/payment/method-names.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import type { ChosenSlot } from '@comanda/domain/slots/slot-choice.ts';
import type { CheckoutQuestion } from '@comanda/domain/store/store.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { formatRequestedTime } from '../../shop/cart/cart-payload.ts';
import type { PlaceOrderRequest } from '../../shop/order/place-order-request.ts';
import type { DispatchChoice } from '../../shop/shop-schema.ts';
import { toCheckoutForm } from './field-messages.ts';
import type { FormValues } from './form-values.ts';

type OrderFacts = {
  cart: Cart;
  choice: DispatchChoice;
  country: Country;
  questions: readonly CheckoutQuestion[];
  /**
   * The total that the shopper sees, without tips. The server refuses the order if its own total
   * differs.
   */
  expectedTotal: Minor;
  timeZone: string;
  /** Null: as soon as possible. */
  requestedTime: ChosenSlot | null;
  isAdult: boolean;
  /** The courier's estimate behind the displayed prices; null without one. */
  estimate: { id: string; expiresAt: string } | null;
  /** The code of the coupon that the expected total contains; null without one. */
  couponCode: string | null;
  /** The points that the expected total contains, as a count. */
  pointsUsed: number;
};

/**
 * Builds the order request from valid form values. docs/rules/checkout.md#order-request. Returns
 * null while no method is chosen.
 */
export function buildOrderBody(
  values: FormValues,
  facts: OrderFacts,
): PlaceOrderRequest['body'] | null {
  const { paymentMethod } = values;
  if (paymentMethod === null) return null;
  const { cart, choice, country } = facts;
  const form = toCheckoutForm(values, country);
  const isDelivery = choice.kind === 'delivery';
  return {
    order: {
      name: normalName(values.name),
      email: values.email.trim(),
      phone: fullPhone(values.phone, country),
      paymentMethod: toWireMethod(paymentMethod),
      storeId: cart.storeId,
      dispatchMethod: cart.dispatchMethod,
      itemsAttributes: cart.lines.map(itemOfLine),
      address: isDelivery ? toOrderAddress(choice.address) : null,
      dispatchNote: isDelivery ? choice.address.dispatchNote : '',
      deliveryOption: isDelivery ? values.deliveryOption : null,
      napkin: values.napkin,
      coverly: values.coverly,
      ...countedTips(form, cart.dispatchMethod),
      cashAmount: form.cashAmount === 'unreadable' ? null : form.cashAmount,
      checkoutAnswers: toCheckoutAnswers(values, facts.questions),
      termsAndConditions: form.termsAndConditions,
      plus18: facts.isAdult,
      coupon: facts.couponCode === null ? null : { code: facts.couponCode, paymentMethod },
      pointsToUse: facts.pointsUsed === 0 ? null : facts.pointsUsed,
      expectedTotal: facts.expectedTotal,
    },
    timeZone: facts.timeZone,
    emailSubscription: values.emailSubscription,
    onlinePayment: paymentMethods[paymentMethod].isOnline,
    requestedTime: formatRequestedTime(facts.requestedTime),
    requestedInstant: facts.requestedTime?.instant ?? null,
    uberEstimateId: facts.estimate?.id ?? null,
    uberEstimateExpiresAt: facts.estimate?.expiresAt ?? null,
  };
}

type Address = Extract<DispatchChoice, { kind: 'delivery' }>['address'];

/**
 * Renames the fields for the API. If `locationPrecision` is null, the server compares the point
 * with the centres of the areas.
 */
const toOrderAddress = ({ placeId, ...address }: Address) => ({
  ...address,
  googlePlaceId: placeId,
});

const toCheckoutAnswers = (values: FormValues, questions: readonly CheckoutQuestion[]) =>
  questions
    .map(({ id, question }) => ({
      checkoutQuestionId: id,
      checkoutQuestion: question,
      answer: (values.checkoutAnswers[String(id)] ?? '').trim(),
    }))
    .filter(({ answer }) => answer !== '');
