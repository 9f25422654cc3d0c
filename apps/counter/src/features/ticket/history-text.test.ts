import type { TicketAction } from '@comanda/contract/counter/ticket.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { actionFacts, actionText } from './history-text.ts';

const { gt } = countries;
const ticket = { number: 12, now: '2026-11-23T23:10:00.000Z', timeZone: 'America/Guatemala' };
const action = (changes: Partial<TicketAction>): TicketAction => ({
  ...{ at: ticket.now, kind: 'order.ready', staffName: 'Luz Ajú', readyAt: null },
  ...{ rejectReason: null, refundReason: null, withoutCode: null, amount: null },
  ...{ copy: null, copyNumber: null, isStarted: null, cancelReason: null, isMoneyKept: null },
  ...{ minutes: null, correctionReason: null, movedTo: null },
  ...changes,
});
const shown = (changes: Partial<TicketAction>): readonly string[] => [
  actionText(action(changes), ticket, gt),
  ...actionFacts(action(changes), ticket, gt),
];

test('each action of an order is a sentence, with its time, reason, amount or copy', () => {
  expect(shown({ kind: 'order.accept', readyAt: '2026-11-23T23:30:00.000Z' })).toEqual([
    'Aceptó el pedido 12',
    'listo a las 17:30',
  ]);
  expect(shown({ kind: 'order.reject', rejectReason: 'soldOut' })).toEqual([
    'Rechazó el pedido 12',
    'Algo se agotó',
  ]);
  expect(shown({ kind: 'order.start', isStarted: true })).toEqual(['Empezó el pedido 12']);
  expect(shown({ kind: 'order.start', isStarted: false })).toEqual([
    'Quitó la marca de empezado del pedido 12',
  ]);
  const refund = { amount: minor(150), refundReason: 'late' } as const;
  expect(shown({ kind: 'order.refund', ...refund })).toEqual([
    'Devolvió dinero del pedido 12',
    expect.stringMatching(/^Q\s1\.50$/),
    'Llegó tarde',
  ]);
  expect(shown({ kind: 'order.handOver', withoutCode: 'noPhone' })).toEqual([
    'Entregó el pedido 12',
    'Sin código',
    'No tiene su teléfono a mano',
  ]);
  expect(shown({ kind: 'order.print', copy: 'kitchen', copyNumber: 1 })).toEqual([
    'Imprimió el pedido 12',
    'Cocina',
  ]);
  expect(shown({ kind: 'order.print', copy: 'door', copyNumber: 2 })).toContain('Copia 2');
});

test('a cancellation has its reason and its money, a correction its reason, and leaving is no delivery', () => {
  expect(shown({ kind: 'order.cancel', cancelReason: 'kitchenProblem' })).toEqual([
    'Canceló el pedido 12',
    'Hubo un problema en la cocina',
  ]);
  expect(shown({ kind: 'order.cancel', cancelReason: 'noShow', isMoneyKept: true })).toEqual([
    'Anotó que nadie vino por el pedido 12',
    'No se devolvió el dinero',
  ]);
  const correctionReason = 'notReady';
  expect(shown({ kind: 'order.takeBack', correctionReason, movedTo: 'preparing' })).toEqual([
    'Regresó el pedido 12 a la cocina',
    'Todavía no estaba',
  ]);
  expect(shown({ kind: 'order.handOver', movedTo: 'inTransit' })).toEqual([
    'Sacó a reparto el pedido 12',
  ]);
});
