import { countries } from '@comanda/domain/country/countries.ts';
import type { TicketFacts } from '@comanda/domain/counter/ticket/ticket-facts.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { addressTexts, bagText, moneyTexts, promisedText, timeText } from './ticket-texts.ts';

const { cl, gt, mx } = countries;

/** Facts of a ticket that the texts read. */
const ticket = (changes: object = {}): TicketFacts =>
  ({
    status: 'preparing',
    now: '2026-11-23T23:10:00.000Z',
    timeZone: 'America/Santiago',
    promisedAt: '2026-11-23T23:35:00.000Z',
    scheduledAt: null,
    napkin: true,
    coverly: false,
    dispatchNote: '',
    address: null,
    total: minor(20_270),
    payment: {
      ...{ method: 'cash', isOnline: false, status: 'created', currency: 'CLP' },
      ...{ toCollect: minor(20_270), cashAmount: minor(30_000), change: minor(9_730) },
      ...{ cardLastDigits: null, returned: minor(0), due: minor(0) },
    },
    ...changes,
  }) as unknown as TicketFacts;
const paid = {
  ...{ method: 'webpay', isOnline: true, status: 'completed', toCollect: minor(0) },
  ...{ cashAmount: null, change: null, cardLastDigits: '6623', returned: minor(0), due: minor(0) },
};

test('what is to be collected has the change to bring, and a paid order names its card', () => {
  expect(moneyTexts(ticket(), cl)).toEqual({
    title: 'Cobrar',
    collect: '$20.270',
    details: ['Efectivo', 'Paga con $30.000', 'Vuelto: $9.730'],
  });
  expect(moneyTexts(ticket({ payment: paid }), cl)).toEqual({
    title: 'Pagado',
    collect: null,
    details: ['Webpay, tarjeta ···· 6623'],
  });
});

test('the change has the word of the country, and amounts its decimals', () => {
  expect(moneyTexts(ticket(), mx).details).toContain('Cambio: $97.30');
  expect(moneyTexts(ticket(), gt).collect).toMatch(/^Q\s202\.70$/);
});

test('an order that waits for its payment is not called paid, and money given back is named', () => {
  const waiting = { ...paid, status: 'created', cardLastDigits: null };
  expect(moneyTexts(ticket({ payment: waiting }), cl)).toMatchObject({
    title: 'Pago pendiente en línea',
    collect: null,
  });
  const partly = { ...paid, returned: minor(1_000) };
  expect(moneyTexts(ticket({ payment: partly }), cl).details).toContain('Devuelto: $1.000');
  const underWay = { ...paid, due: minor(6_990) };
  expect(moneyTexts(ticket({ payment: underWay }), cl).details).toEqual([
    'Webpay, tarjeta ···· 6623',
    'Por devolver: $6.990',
  ]);
});

test('a cancelled order collects nothing, and one that was paid says that its money goes back', () => {
  const unpaid = ticket({ status: 'cancelled' });
  expect(moneyTexts(unpaid, cl)).toEqual({
    title: 'No se cobra',
    collect: null,
    details: ['Efectivo'],
  });
  const goesBack = ticket({ status: 'cancelled', payment: { ...paid, status: 'reversed' } });
  expect(moneyTexts(goesBack, cl).title).toBe('El dinero vuelve al cliente');
  expect(moneyTexts(ticket({ status: 'cancelled', payment: paid }), cl).title).toBe('Pagado');
});

test('a time of another day has its day, by the clock of the store', () => {
  expect(promisedText(ticket(), cl)).toBe('20:35');
  expect(promisedText(ticket({ scheduledAt: '2026-11-24T16:00:00.000Z' }), cl)).toBe(
    'mañana 13:00',
  );
  expect(promisedText(ticket({ promisedAt: null }), cl)).toBe('Por confirmar');
  expect(timeText('2026-11-22T23:10:00.000Z', ticket())).toBe('2026-11-22 20:10');
});

test('the notes of an address stand apart, each once, and what the bag holds is named both ways', () => {
  const address = {
    ...{ textAddress: 'Los Aromos 123', city: 'Ñuñoa', apartmentDetails: 'Depto 45' },
    dispatchNote: 'timbre malo',
  };
  expect(addressTexts(ticket({ address, dispatchNote: 'timbre malo' }))).toEqual({
    line: 'Los Aromos 123, Ñuñoa',
    notes: ['Depto 45', 'timbre malo'],
  });
  expect(addressTexts(ticket({ dispatchNote: 'voy en bici' }))).toEqual({
    line: '',
    notes: ['voy en bici'],
  });
  expect(bagText(ticket(), cl)).toBe('Servilletas · Sin cubiertos');
});
