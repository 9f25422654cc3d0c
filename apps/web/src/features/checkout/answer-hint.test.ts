import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { expect, test } from 'vitest';
import { answerHint } from './answer-hint.ts';

test.each([
  [
    'es-GT',
    'nit',
    true,
    'Con guion o sin él, como 576937-K. Si pides como consumidor final, escribe CF.',
  ],
  [
    'es-MX',
    'rfc',
    false,
    'Opcional. Con guiones o sin ellos: 12 caracteres si es de empresa, 13 si es de persona.',
  ],
  ['es-CL', 'text', true, 'Hasta 300 caracteres.'],
  ['es-CL', 'text', false, 'Opcional. Hasta 300 caracteres.'],
] as const)('in %s a question of kind %s has its hint', (locale, kind, required, hint) => {
  expect(answerHint({ kind, required }, checkoutTexts(locale))).toBe(hint);
});
