import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { expect, test } from 'vitest';
import { sentenceFacts, type ListedAction } from './sentence-facts.ts';

const { sentences } = counterStaffTexts('es-CL').people;
const said = (action: Partial<ListedAction> & Pick<ListedAction, 'kind'>): string => {
  const whole = { subject: '', subjectName: null, orderNumber: null, detail: {}, ...action };
  return sentences[action.kind](sentenceFacts(whole));
};

test('the audit list says what was switched, counted, added and handed over without its code', () => {
  expect(said({ kind: 'coupon.switch', subject: 'AMIGO', detail: { isOn: false } })).toBe(
    'Apagó el cupón AMIGO',
  );
  expect(said({ kind: 'store.busy', detail: { minutes: 20 } })).toBe('Sumó 20 minutos de espera');
  expect(said({ kind: 'store.busy', detail: { minutes: 0 } })).toBe('Quitó la espera de más');
  expect(said({ kind: 'store.pause', detail: { on: true } })).toBe('Pausó los pedidos');
  expect(said({ kind: 'store.pause', detail: { on: false } })).toBe('Terminó la pausa');
  expect(said({ kind: 'store.delivery', detail: { open: false } })).toBe(
    'Apagó los pedidos de delivery',
  );
  expect(said({ kind: 'store.soldOut', detail: { items: [{}, {}] } })).toBe('Agotó 2 productos');
  expect(said({ kind: 'store.soldOut', detail: { items: [{}] } })).toBe('Agotó 1 producto');
  expect(said({ kind: 'store.stock', detail: { productId: 3, count: 12 } })).toBe(
    'Contó 12 unidades',
  );
  expect(said({ kind: 'menu.publish', detail: { version: 4, changes: 3 } })).toBe(
    'Publicó 3 cambios de la carta',
  );
  const pickup = { to: 'completed', withoutCode: 'idShown' };
  expect(said({ kind: 'order.handOver', orderNumber: 7, detail: pickup })).toBe(
    'Entregó el pedido 7 sin código',
  );
  expect(
    said({ kind: 'order.handOver', orderNumber: 7, detail: { ...pickup, withoutCode: null } }),
  ).toBe('Entregó el pedido 7');
});

test('the audit list says whether a delivery left or was handed over, and who came for nothing', () => {
  const of = (kind: ListedAction['kind'], detail: ListedAction['detail']) =>
    said({ kind, orderNumber: 7, detail });
  expect(of('order.handOver', { to: 'inTransit' })).toBe('Sacó a reparto el pedido 7');
  expect(of('order.cancel', { reason: 'kitchenProblem' })).toBe('Canceló el pedido 7');
  expect(of('order.cancel', { reason: 'noShow' })).toBe('Anotó que nadie vino por el pedido 7');
  expect(of('order.moreTime', { minutes: 10 })).toBe('Sumó 10 minutos para el pedido 7');
  expect(of('order.takeBack', { to: 'preparing' })).toBe('Regresó el pedido 7 a la cocina');
  expect(of('order.takeBack', { to: 'ready' })).toBe('Regresó el pedido 7 al mostrador');
});

test('the audit list says whether the start mark was set or taken away', () => {
  const start = (detail: ListedAction['detail']) =>
    said({ kind: 'order.start', orderNumber: 7, detail });
  expect(start({ isStarted: true })).toBe('Empezó el pedido 7');
  expect(start({ isStarted: false })).toBe('Quitó la marca de empezado del pedido 7');
  expect(start({})).toBe('Empezó el pedido 7');
});

test('an action without a detail is said in general', () => {
  expect(said({ kind: 'store.busy' })).toBe('Cambió la espera');
  expect(said({ kind: 'coupon.switch', subject: 'AMIGO' })).toBe('Encendió o apagó un cupón');
  expect(said({ kind: 'store.soldOut', detail: { items: 'many' } })).toBe('Marcó agotados');
});
