import { expect, test } from 'vitest';
import { refusalOf } from '../errors/catalogue.ts';
import { refusedFields } from './refused-fields.ts';

test('each field that the form’s rules refuse is marked with its problem', () => {
  const fields = {
    name: { key: 'minLength', length: 3 },
    email: { key: 'email' },
    cashAmount: { key: 'tooLittleCash', amount: 12_990 },
    'answer.7': { key: 'nit' },
    address: { key: 'required' },
    plus18: { key: 'mustAccept' },
  };
  expect(refusedFields(refusalOf('FIELD_VALIDATION', { fields }))).toEqual(Object.entries(fields));
});

test.each([
  [
    'a tip above the food',
    refusalOf('INVALID_PARAMETER', { field: 'storeTip', reason: 'TIP_TOO_LARGE', maximum: 5_990 }),
    'storeTip',
    'tooMuchTip',
  ],
  [
    'a rider’s tip of a pickup',
    refusalOf('PARAMETER_NOT_RELATED', { field: 'tip' }),
    'tip',
    'notOffered',
  ],
  [
    'a method the store no longer takes',
    refusalOf('PARAMETER_NOT_RELATED', { field: 'paymentMethod' }),
    'paymentMethod',
    'notOffered',
  ],
  [
    'a method that the store does not offer',
    refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'ONLINE_PAYMENT' }),
    'paymentMethod',
    'notOffered',
  ],
  [
    'a method of another channel',
    refusalOf('INVALID_PAYMENT_CHANNEL', { method: 'cash' }),
    'paymentMethod',
    'notOffered',
  ],
  [
    'an option the store no longer has',
    refusalOf('PARAMETER_NOT_RELATED', { field: 'deliveryOption' }),
    'deliveryOption',
    'notOffered',
  ],
  [
    'a value outside the contract',
    refusalOf('FIELD_VALIDATION', { field: 'order.cash_amount', problem: 'x' }),
    'cashAmount',
    'refused',
  ],
  [
    'a part of the address',
    refusalOf('FIELD_VALIDATION', { field: 'order.address.city', problem: 'x' }),
    'address',
    'refused',
  ],
  [
    'a name with a card number',
    refusalOf('INVALID_PARAMETER', { field: 'order.name', reason: 'CARD_NUMBER' }),
    'name',
    'cardNumber',
  ],
  [
    'a guest’s name with a card number',
    refusalOf('INVALID_PARAMETER', { field: 'name', reason: 'CARD_NUMBER' }),
    'name',
    'cardNumber',
  ],
  [
    'a note to the rider with a card number',
    refusalOf('INVALID_PARAMETER', { field: 'order.address.dispatch_note', reason: 'CARD_NUMBER' }),
    'address',
    'cardNumber',
  ],
  [
    'a guest’s missing phone',
    refusalOf('PARAMETER_MISSING', { field: 'order.phone' }),
    'phone',
    'refused',
  ],
])('%s is marked', (_, refusal, field, key) => {
  expect(refusedFields(refusal)).toEqual([[field, expect.objectContaining({ key })]]);
});

test('an unknown problem from a newer server marks the field for review', () => {
  const fields = { email: { key: 'disposable' }, phone: 'no', name: { key: 'minLength' } };
  const marks = refusedFields(refusalOf('FIELD_VALIDATION', { fields }));
  expect(marks.map(([field, { key }]) => [field, key])).toEqual([
    ['email', 'refused'],
    ['phone', 'refused'],
    ['name', 'refused'],
  ]);
});

test.each([
  refusalOf('STORE_CLOSED'),
  refusalOf('INVALID_PARAMETER', { field: 'expectedTotal', reason: 'TOTAL_CHANGED' }),
  refusalOf('INVALID_PARAMETER', { field: 'requested_time', reason: 'full' }),
  refusalOf('PARAMETER_NOT_RELATED', { field: 'checkoutAnswers' }),
  refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'COUPONS' }),
  refusalOf('INVALID_PARAMETER', {
    field: 'order.items_attributes.0.instructions',
    reason: 'CARD_NUMBER',
  }),
  refusalOf('INVALID_PARAMETER', { reason: 'CARD_NUMBER' }),
  refusalOf('FIELD_VALIDATION', { fields: 'none' }),
  refusalOf('FIELD_VALIDATION', { field: 'order.items_attributes.0.quantity' }),
  refusalOf('FIELD_VALIDATION'),
])('$label with $metadata marks no field of the page: a modal shows it', (refusal) => {
  expect(refusedFields(refusal)).toEqual([]);
});
