import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { expect, test } from 'vitest';
import { codeProblem, nextHandOver } from './hand-over-step.ts';

const facts = { dispatchMethod: 'in_store', broughtBy: 'store', needsCode: true } as const;

test('a ready pickup is handed over with its code, a ready delivery to who brings it without one', () => {
  expect(nextHandOver({ ...facts, status: 'ready' })).toMatchObject({
    to: 'completed',
    asksCode: true,
  });
  const delivery = { ...facts, dispatchMethod: 'store_delivery', needsCode: false } as const;
  expect(nextHandOver({ ...delivery, status: 'ready' })).toMatchObject({
    to: 'inTransit',
    asksCode: false,
  });
  expect(nextHandOver({ ...delivery, status: 'inTransit' })).toMatchObject({ to: 'completed' });
  expect(nextHandOver({ ...delivery, broughtBy: 'courier', status: 'inTransit' })).toBeNull();
});

test.each(['created', 'preparing', 'completed', 'cancelled'] as const)(
  'an order that is %s is not handed over',
  (status) => expect(nextHandOver({ ...facts, status })).toBeNull(),
);

test('a wrong code says how many tries are left, and after the last how long to wait', () => {
  const texts = counterTicketTexts('es-CL');
  const wrong = refusalOf('INVALID_PARAMETER', { reason: 'WRONG_CODE', triesLeft: 1 });
  expect(codeProblem(wrong, texts)).toBe('Ese código no es. Te queda 1 intento.');
  const waiting = refusalOf('TOO_MANY_REQUESTS', { seconds: 61 });
  expect(codeProblem(waiting, texts)).toBe(
    'Demasiados códigos malos. Espera 2 minutos o llama al encargado.',
  );
  expect(codeProblem(refusalOf('NOT_FOUND'), texts)).toBeNull();
});
