import { expect, test } from 'vitest';
import { redactExchange } from './redact-exchange.ts';

const key = 'sandbox-webpay-secret';

test('a recording keeps names, amounts and our reference, and loses keys, tokens, card data and contacts', () => {
  const exchange = redactExchange(
    'start',
    {
      method: 'POST',
      url: `https://pay.example/v1/${'a1'.repeat(32)}?apiKey=abc&order=42&code=${key}`,
      headers: { 'Tbk-Api-Key-Secret': key, 'Content-Type': 'application/json' },
      body: {
        buy_order: 'abcdefghijklmnopqrstuvwx27',
        amount: 1_000,
        note: `signed with ${key}`,
        buyer: { email: 'ana@comanda.example', name: 'Ana Rojas' },
      },
    },
    {
      kind: 'answer',
      status: 200,
      body: {
        SpiToken: 'xyz',
        status: 'AUTHORIZED',
        card_detail: { card_number: '4051885600446623', expirationYear: 2030 },
        text: 'card 4051885600446623',
        id: '6f1dbe2e-40b1-4c3b-9d3e-0a5e1f2a3b4c',
        png: 'x'.repeat(500),
      },
    },
    [key],
  );
  expect(exchange).toEqual({
    step: 'start',
    request: {
      method: 'POST',
      url: 'https://pay.example/v1/[token]?apiKey=[removed]&order=42&code=[key]',
      headers: { 'tbk-api-key-secret': '[removed]', 'content-type': 'application/json' },
      body: {
        buy_order: 'abcdefghijklmnopqrstuvwx27',
        amount: 1_000,
        note: 'signed with [key]',
        buyer: { email: '[removed]', name: 'Ana Rojas' },
      },
    },
    answer: {
      status: 200,
      body: {
        SpiToken: '[removed]',
        status: 'AUTHORIZED',
        card_detail: { card_number: '[removed]', expirationYear: '[removed]' },
        text: '[card number]',
        id: '6f1dbe2e-40b1-4c3b-9d3e-0a5e1f2a3b4c',
        png: '[500 characters]',
      },
    },
  });
});

test('a call without an answer says why, and a signed text is recorded as the JSON in it', () => {
  const call = {
    method: 'POST',
    url: 'https://pay.example/',
    headers: {},
    text: '{"total":5}',
  } as const;
  const exchange = redactExchange('refundPart', call, { kind: 'noAnswer', reason: 'timeout' }, []);
  expect(exchange.request.body).toEqual({ total: 5 });
  expect(exchange.answer).toEqual({ status: null, body: 'timeout' });
});
