import { expect, test } from 'vitest';
import { countries } from '../country/countries.ts';
import { minor } from '../money/money.ts';
import type { DispatchMethod } from '../store/store.ts';
import { type CheckoutFacts, type CheckoutForm, checkCheckoutForm } from './check-form.ts';

const facts: CheckoutFacts = {
  country: countries.cl,
  dispatch: 'store_delivery',
  questions: [{ id: 4, question: '¿Timbre?', kind: 'text', required: true }],
  total: minor(17_980),
};
const form = (rest: Partial<CheckoutForm> = {}): CheckoutForm => ({
  name: 'Álvaro Núñez',
  email: 'alvaro@correo.cl',
  phone: '8765 4321',
  paymentMethod: 'card',
  deliveryOption: 'deliverDoor',
  cashAmount: null,
  checkoutAnswers: { '4': '12 B' },
  termsAndConditions: true,
  tip: minor(0),
  storeTip: minor(0),
  ...rest,
});

test('a filled form has no problem', () => {
  expect(checkCheckoutForm(form(), facts)).toEqual({});
});

test('an empty form reports every field, in the order of the page', () => {
  const empty = form({
    name: '',
    email: '',
    phone: '',
    paymentMethod: null,
    deliveryOption: null,
    checkoutAnswers: {},
    termsAndConditions: false,
  });
  const problems = checkCheckoutForm(empty, facts);
  expect(Object.keys(problems)).toEqual([
    'deliveryOption',
    'answer.4',
    'name',
    'phone',
    'email',
    'paymentMethod',
    'termsAndConditions',
  ]);
  expect(problems.termsAndConditions).toEqual({ key: 'mustAccept' });
  expect(problems['answer.4']).toEqual({ key: 'required' });
});

test('pickup needs no delivery option', () => {
  expect(
    checkCheckoutForm(form({ deliveryOption: null }), { ...facts, dispatch: 'in_store' }),
  ).toEqual({});
});

/** Returns the problem of the cash amount, for an order of 17.980 with these tips. */
const noteProblem = (
  cashAmount: number | null,
  tips: Partial<CheckoutForm> = {},
  dispatch: DispatchMethod = 'store_delivery',
) =>
  checkCheckoutForm(
    form({
      paymentMethod: 'cash',
      cashAmount: cashAmount === null ? null : minor(cashAmount),
      ...tips,
    }),
    {
      ...facts,
      dispatch,
    },
  ).cashAmount;

test('the shopper’s note must cover the charge, or the shopper pays the exact amount', () => {
  expect(noteProblem(17_980)).toBeUndefined();
  expect(noteProblem(20_000)).toBeUndefined();
  expect(noteProblem(null)).toBeUndefined();
  expect(noteProblem(17_979)).toEqual({ key: 'tooLittleCash', amount: 17_980 });
});

test('the note must cover the tips too, but not a rider’s tip on a pickup order', () => {
  const tips = { tip: minor(2_000), storeTip: minor(20) };
  expect(noteProblem(19_999, tips)).toEqual({ key: 'tooLittleCash', amount: 20_000 });
  expect(noteProblem(20_000, tips)).toBeUndefined();
  expect(noteProblem(18_000, tips, 'in_store')).toBeUndefined();
  expect(noteProblem(17_999, tips, 'in_store')).toEqual({ key: 'tooLittleCash', amount: 18_000 });
});

test('a note that is not an amount is refused with an example in the country’s money', () => {
  const typed = form({ paymentMethod: 'cash', cashAmount: 'unreadable' });
  expect(checkCheckoutForm(typed, facts).cashAmount).toEqual({ key: 'noAmount', example: 12_500 });
  expect(checkCheckoutForm(typed, { ...facts, country: countries.mx }).cashAmount).toEqual({
    key: 'noAmount',
    example: 125_050,
  });
});

test('a note that was typed before choosing the card does not matter', () => {
  expect(checkCheckoutForm(form({ cashAmount: minor(1) }), facts)).toEqual({});
});
