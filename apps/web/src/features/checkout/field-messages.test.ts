import type { CheckoutFacts } from '@comanda/domain/checkout/check-form.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { fieldsTexts } from '@comanda/i18n/areas/fields.ts';
import { describe, expect, test } from 'vitest';
import { makeFormValues } from '../../testing/make-form-values.ts';
import { toCheckoutForm, messagesByField } from './field-messages.ts';
import type { FormValues } from './form-values.ts';

const facts: CheckoutFacts = {
  country: countries.cl,
  dispatch: 'in_store',
  questions: [],
  total: minor(12_990),
};
const messagesOf = (values: Partial<FormValues>, rest: Partial<CheckoutFacts> = {}) =>
  messagesByField(makeFormValues(values), { ...facts, ...rest }, fieldsTexts('es-CL'));

test('a valid form has no messages', () => {
  expect(messagesOf({})).toEqual({});
});

test('an empty form lists what is missing, in the form’s order', () => {
  const messages = messagesOf(
    { name: '', email: '', phone: '', paymentMethod: null },
    {
      dispatch: 'store_delivery',
      questions: [{ id: 7, question: '¿Piso?', kind: 'text', required: true }],
    },
  );
  expect(Object.entries(messages)).toEqual([
    ['deliveryOption', 'Elige cómo te lo dejamos.'],
    ['answer.7', 'Completa este dato.'],
    ['name', 'Escribe tu nombre y apellido.'],
    ['phone', 'Escribe tu teléfono.'],
    ['email', 'Escribe tu correo.'],
    ['paymentMethod', 'Elige cómo pagar.'],
  ]);
});

test('the phone’s message says how many digits are missing after the prefix', () => {
  expect(messagesOf({ phone: '8765432' })).toEqual({
    phone: 'Falta 1 dígito: son 8 después del +56 9.',
  });
});

describe('cash', () => {
  test('exact cash needs no banknote', () => {
    expect(
      toCheckoutForm(makeFormValues({ cashIsExact: true, cashAmount: '1' }), countries.cl)
        .cashAmount,
    ).toBeNull();
  });

  test('a banknote is read in the country’s money format', () => {
    expect(
      toCheckoutForm(makeFormValues({ cashIsExact: false, cashAmount: '$20.000' }), countries.cl)
        .cashAmount,
    ).toBe(20_000);
    expect(
      toCheckoutForm(makeFormValues({ cashIsExact: false, cashAmount: '200.50' }), countries.mx)
        .cashAmount,
    ).toBe(20_050);
  });

  test('a banknote must cover the charged amount to the unit', () => {
    expect(messagesOf({ cashIsExact: false, cashAmount: '12.990' })).toEqual({});
    expect(messagesOf({ cashIsExact: false, cashAmount: '12.989' })).toEqual({
      cashAmount: 'Tiene que ser $12.990 o más.',
    });
  });

  test('a banknote must cover the charged tips too', () => {
    const paying = { cashIsExact: false, cashAmount: '13.000', tip: 1_000, storeTip: 20 };
    expect(messagesOf(paying)).toEqual({ cashAmount: 'Tiene que ser $13.010 o más.' });
    expect(messagesOf(paying, { dispatch: 'store_delivery' })).toMatchObject({
      cashAmount: 'Tiene que ser $14.010 o más.',
    });
    expect(messagesOf({ ...paying, cashAmount: '13.010' })).toEqual({});
  });

  test.each(['', 'mil', '-20.000', '12.5'])(
    'a banknote typed as "%s" is refused with an example',
    (cashAmount) => {
      expect(messagesOf({ cashIsExact: false, cashAmount })).toEqual({
        cashAmount: 'Escribe el monto así: $12.500.',
      });
    },
  );

  test('a comma is not accepted in Mexico', () => {
    const message = messagesOf(
      { cashIsExact: false, cashAmount: '12,50', phone: '5512345678' },
      { country: countries.mx },
    );
    expect(message).toEqual({ cashAmount: 'Escribe el monto así: $1,250.50.' });
  });

  test('a card ignores the banknote', () => {
    expect(messagesOf({ paymentMethod: 'card', cashIsExact: false, cashAmount: '' })).toEqual({});
  });
});
