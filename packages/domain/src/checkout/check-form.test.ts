import { expect, test } from 'vitest';
import { countries } from '../country/countries.ts';
import { minor } from '../money/money.ts';
import { type CheckoutFacts, type CheckoutForm, checkCash, checkCheckoutForm } from './check-form.ts';

const facts: CheckoutFacts = {
  country: countries.cl,
  dispatch: 'store_delivery',
  questions: [{ id: 4, question: '¿Timbre?', kind: 'text', required: true }],
  charged: minor(17_980),
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
  ...rest,
});

test('a filled form has no problem', () => {
  expect(checkCheckoutForm(form(), facts)).toEqual({});
});

test('an empty form names every field, in the order of the page', () => {
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
  expect(Object.keys(problems)).toEqual(['deliveryOption', 'answer.4', 'name', 'email', 'phone', 'paymentMethod', 'termsAndConditions']);
  expect(problems.termsAndConditions).toEqual({ key: 'mustAccept' });
  expect(problems['answer.4']).toEqual({ key: 'required' });
});

test('pickup asks no delivery option', () => {
  expect(checkCheckoutForm(form({ deliveryOption: null }), { ...facts, dispatch: 'in_store' })).toEqual({});
});

test('the note covers what is charged, or the exact amount is paid', () => {
  const paying = (cashAmount: number | null) =>
    checkCash({ paymentMethod: 'cash', cashAmount: cashAmount === null ? null : minor(cashAmount) }, facts.charged);
  expect(paying(17_980)).toBeNull();
  expect(paying(20_000)).toBeNull();
  expect(paying(null)).toBeNull();
  expect(paying(17_979)).toEqual({ key: 'tooLittleCash', amount: 17_980 });
});

test('a note typed before choosing the card does not matter', () => {
  expect(checkCheckoutForm(form({ cashAmount: minor(1) }), facts)).toEqual({});
});
