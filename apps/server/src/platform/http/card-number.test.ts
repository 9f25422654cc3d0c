import { cardSearchFields } from '@comanda/contract/card-search-fields.ts';
import { verifyAccount } from '@comanda/contract/login.ts';
import { placeOrder } from '@comanda/contract/orders.ts';
import { payWithKushkiCard } from '@comanda/contract/payments.ts';
import { updateMe } from '@comanda/contract/users.ts';
import { expect, test } from 'vitest';
import { refuseCardNumber } from './card-number.ts';

const number = '4111111111111111';
type Endpoint = { body?: Parameters<typeof cardSearchFields>[0] };
const refuse = ({ body }: Endpoint, value: object) =>
  body && refuseCardNumber(JSON.stringify(value), value, cardSearchFields(body));

test('an email whose digits look like a card number is no card number', () => {
  const email = `camila.${number}@example.cl`;
  expect(refuse(placeOrder, { order: { email } })).toBeNull();
  expect(refuse(updateMe, { email })).toBeNull();
  expect(refuse(verifyAccount, { email })).toBeNull();
});

test('a card number in place of an email is refused, and so is an email in another field', () => {
  const metadata = (field: string) =>
    expect.objectContaining({
      metadata: expect.objectContaining({ reason: 'CARD_NUMBER', field }),
    });
  expect(refuse(placeOrder, { order: { email: number } })).toEqual(metadata('order.email'));
  expect(refuse(updateMe, { name: `${number}@example.cl` })).toEqual(metadata('name'));
  expect(refuse(placeOrder, { order: { items_attributes: [{ instructions: number }] } })).toEqual(
    metadata('order.items_attributes.0.instructions'),
  );
});

test('the random text of a provider’s token is not searched', () => {
  expect(refuse(payWithKushkiCard, { payment_token: `ab_${number}` })).toBeNull();
  expect(refuse(placeOrder, { payment_token: `ab_${number}` })).not.toBeNull();
});
