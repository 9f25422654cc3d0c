import { catalogue, type ErrorLabel, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { countries, locales } from '@comanda/domain/country/countries.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { describe, expect, test } from 'vitest';
import { errorsTexts } from './areas/errors.ts';
import { couponErrorLabel, errorText, errorLabelOf } from './error-text.ts';

const pesos = (amount: Minor) => formatMoney(amount, countries.cl);
const say = (label: ErrorLabel, metadata: Record<string, unknown> = {}) =>
  errorText(errorsTexts('es-CL'), refusalOf(label, metadata), pesos).text;
const labels = Object.keys(catalogue).filter((label): label is ErrorLabel => label in catalogue);

describe.each(locales)('in %s', (locale) => {
  test.each(labels)(
    '%s has a text with the event and the next step, with its facts and without',
    (label) => {
      const full = {
        items: ['Doble Brasa'],
        minimum: 8_000,
        maximum: 90_000,
        missing: 2_000,
        over: 500,
        total: 1,
        opensAt: '12:30',
        seconds: 9,
      };
      for (const metadata of [{}, full]) {
        const { title, text } = errorText(errorsTexts(locale), refusalOf(label, metadata), pesos);
        expect(title).toMatch(/^[A-ZÁÉÍÓÚ¿¡].{5,44}[^.]$/u);
        expect(text).toMatch(/^[A-ZÁÉÍÓÚ¿¡].*[.!?] .*[.!]$/u);
        expect(text).not.toMatch(/undefined|NaN|\[object| {2}/);
      }
    },
  );
});

test('the minimum of the dispatch method is shown in money, with the missing amount', () => {
  expect(say('DELIVERY_MINIMUM_NOT_REACHED', { minimum: 8_000, missing: 2_000 })).toContain(
    'es $8.000. Agrega $2.000 más',
  );
  expect(say('MAXIMUM_ORDER_AMOUNT', { maximum: 90_000 })).toContain('es $90.000.');
});

test('the text of a closed store has its opening time', () => {
  expect(say('STORE_CLOSED', { opensAt: { weekday: 1, time: '12:30', today: false } })).toContain(
    'Abre el lunes a las 12:30.',
  );
  expect(say('STORE_CLOSED', { opensAt: { weekday: 1, time: '12:30', today: true } })).toContain(
    'Abre a las 12:30.',
  );
  expect(say('STORE_CLOSED', { opensAt: null })).toContain('Ahora no se reciben pedidos.');
});

test('a code with several meanings has a text for each', () => {
  expect(say('INVALID_PARAMETER', { reason: 'TOTAL_CHANGED' })).toContain(
    'No se creó el pedido ni se cobró nada.',
  );
  expect(say('INVALID_PARAMETER', { reason: 'TIP_TOO_LARGE', maximum: 15_000 })).toContain(
    'hasta $15.000.',
  );
  expect(say('NETWORK_ERROR')).toContain('un pedido nunca se duplica');
  expect(say('OPERATION_NOT_SUPPORTED', { reason: 'POINTS' })).toContain('no se usan puntos');
});

test('each refusal of points has a text with its limit', () => {
  const limit = { maximum: 4_000, minimum: 1_000, available: 2_500 };
  const texts = [
    ['notDiscount', 'Escribe cuánto quieres pagar con puntos.'],
    ['rewardHigherThanTotalPrice', 'lo que cuestan tus productos: puedes usar hasta $4.000.'],
    ['maxAmountToExchange', 'En cada pedido puedes usar hasta $4.000 en puntos.'],
    ['notEnoughPoints', 'No te alcanzan los puntos: tienes $2.500.'],
    ['minAmountToExchange', 'Puedes usar puntos desde $1.000.'],
  ] as const;
  for (const [reason, text] of texts) {
    expect(say('LOYALTY_VALIDATION', { reason, ...limit })).toContain(text);
    expect(say('LOYALTY_VALIDATION', { reason })).not.toMatch(/hasta|undefined/);
  }
});

test('the text names the missing items', () => {
  expect(say('UNPROCESSABLE_ITEMS', { items: ['Doble Brasa', 'Papas', 'Hielo'] })).toContain(
    'preparar Doble Brasa, Papas y Hielo.',
  );
  expect(say('UNPROCESSABLE_ITEMS')).toContain('Algunos productos ya no están.');
});

test('metadata in another format is left out and never shown raw', () => {
  expect(
    say('DELIVERY_MINIMUM_NOT_REACHED', { minimum: { amount: 1 }, missing: 12.5 }),
  ).not.toMatch(/object|12/);
});

test('no error text asks to pay again while the money may have moved', () => {
  expect(say('JOB_NOT_FOUND')).toContain('No lo envíes dos veces');
  for (const label of ['TRANSACTION_NOT_COMMITTED', 'ORDER_ALREADY_PAID'] as const)
    expect(say(label)).toContain('No pagues de nuevo');
});

test('an unknown coupon reason reads as an invalid coupon', () => {
  expect(couponErrorLabel('COUPON_EXPIRED')).toBe('COUPON_EXPIRED');
  expect(couponErrorLabel('toString')).toBe('INVALID_COUPON_CODE');
});

test('a wire refusal is recognised by its code, or else by its label', () => {
  expect(errorLabelOf(1026, 'whatever')).toBe('DELIVERY_MINIMUM_NOT_REACHED');
  expect(errorLabelOf(5, 'STORE_CLOSED')).toBe('STORE_CLOSED');
  expect(errorLabelOf(5, 'Malformed error from API')).toBe('DEFAULT');
});

test('a refused card number names the field where it is', () => {
  expect(
    say('INVALID_PARAMETER', { reason: 'CARD_NUMBER', field: 'cart.items.0.instructions' }),
  ).toContain('Quítalo de la nota del plato');
  expect(say('INVALID_PARAMETER', { reason: 'CARD_NUMBER' })).toContain(
    'Quítalo de lo que escribiste',
  );
});
