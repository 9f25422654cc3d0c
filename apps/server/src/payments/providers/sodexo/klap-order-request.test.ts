import type { OrderId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { StartRequest } from '../../provider/start-request.ts';
import { klapOrderRequest } from './klap-order-request.ts';

const minute = 60_000;
const request = (over: Partial<StartRequest> = {}): StartRequest => ({
  attempt: {
    id: 'a',
    orderId: 'o' as OrderId,
    method: 'sodexo',
    sum: { minor: minor(7_490), currency: 'CLP' },
    state: 'created',
    merchantRef: 'abcdefghijklmnopqrstuvwxyz',
    providerRef: null,
    superseded: false,
    captured: null,
    refunded: minor(0),
    abandoned: null,
    deadline: 0,
    problem: null,
  },
  returnUrl: 'https://burger.cl/v1/payments/sodexo/return',
  webhookUrl: 'https://burger.cl/v1/payments/sodexo/webhook/key',
  expiresAt: 13 * minute,
  channel: 'WEB',
  orderNumber: 42,
  buyer: {
    name: 'Ana María Pérez',
    email: 'ana@example.cl',
    phone: '+56912345678',
    ip: '1.2.3.4',
    userAgent: '',
  },
  ...over,
});

test('an order names the sum, the way back and the webhooks', () => {
  expect(klapOrderRequest(request(), 0)).toEqual({
    reference_id: 'abcdefghijklmnopqrstuvwxyz',
    description: 'Pedido 42',
    amount: { currency: 'CLP', total: 7_490, details: { subtotal: 7_490, fee: 0, tax: 0 } },
    methods: ['sodexo'],
    user: {
      email: 'ana@example.cl',
      first_name: 'Ana',
      last_name: 'María Pérez',
      phone: '+56912345678',
    },
    items: [{ name: 'Pedido 42', code: '42', price: 7_490, unit_price: 7_490, quantity: 1 }],
    customs: [{ key: 'sodexo_expiration_minutes', value: '13' }],
    urls: {
      return_url: 'https://burger.cl/v1/payments/sodexo/return?ref=abcdefghijklmnopqrstuvwxyz',
      cancel_url: 'https://burger.cl/v1/payments/sodexo/return?ref=abcdefghijklmnopqrstuvwxyz',
    },
    webhooks: {
      webhook_confirm: 'https://burger.cl/v1/payments/sodexo/webhook/key',
      webhook_reject: 'https://burger.cl/v1/payments/sodexo/webhook/key',
    },
  });
});

test('the page ends before the payment window does, and lasts a minute at least', () => {
  const minutes = (now: number) => klapOrderRequest(request(), now).customs[0]?.value;
  expect([0, 1, 30_000, 12 * minute, 20 * minute].map(minutes)).toEqual([
    '13',
    '12',
    '12',
    '1',
    '1',
  ]);
});

test('a buyer of one name has no last name', () => {
  const { buyer } = request();
  expect(
    klapOrderRequest(request({ buyer: { ...buyer, name: ' Ana ', phone: '' } }), 0).user,
  ).toEqual({ email: 'ana@example.cl', first_name: 'Ana' });
});
