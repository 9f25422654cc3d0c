import type { OrderRider } from '@comanda/domain/courier/order-rider.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { expect, test } from 'vitest';
import { makeOrder, withStatus } from '@comanda/domain/testing/make-order.ts';
import { expectedAt, orderClock } from '@comanda/domain/order/order-clock.ts';
import { riderAnnouncement, describeRider } from './describe-rider.ts';

const words = ordersTexts('es-CL');
const store = { latitude: -33.4539, longitude: -70.6149 };
const camila: OrderRider = {
  courier: 'uber_delivery',
  status: 'PICKED_UP',
  name: 'Camila Rojas',
  phone: '+56900000101',
  eta: '2026-11-21T23:52:00.000Z',
  latitude: -33.4527,
  longitude: -70.62,
  trackingUrl: 'https://track.example/1',
};
const withRider = (change: Partial<OrderRider> = {}) =>
  makeOrder(41, { status: 'inTransit', rider: { ...camila, ...change } });
const riderText = (change: Partial<OrderRider> = {}) =>
  describeRider(withRider(change), store, 'es-CL', words);

test('the text names the rider, their position and their phone', () => {
  expect(riderText()).toEqual({
    status: 'Tiene tu pedido y va hacia ti',
    name: 'Camila',
    note: 'A 300 m de tu dirección',
    phone: '+56900000101',
    isStore: false,
    callsStore: false,
    followUrl: 'https://track.example/1',
  });
});

test('before the pickup the distance is the one to the store', () => {
  expect(riderText({ status: 'IN_PROGRESS', latitude: -33.4639 })).toMatchObject({
    status: 'Va al local a buscar tu pedido',
    note: 'A 1,2 km del local',
  });
});

test('without a position no distance is shown; without a rider only the search is', () => {
  expect(riderText({ latitude: null, longitude: null })).toMatchObject({ note: '' });
  const nobody = {
    name: null,
    phone: null,
    eta: null,
    latitude: null,
    longitude: null,
    trackingUrl: null,
  };
  expect(riderText({ status: 'REQUESTED', ...nobody })).toMatchObject({
    status: 'Buscando a quien te lo lleve',
    name: null,
    phone: null,
  });
  expect(riderText({ status: 'CONFIRMED', name: null })).toMatchObject({ followUrl: null });
});

test('while another rider is searched for, only that is shown', () => {
  expect(
    describeRider(
      { ...withRider({ status: 'CANCELLED', name: null, phone: null }), status: 'ready' },
      store,
      'es-CL',
      words,
    ),
  ).toMatchObject({
    status: 'Buscando a otra persona que te lo lleve',
    phone: null,
  });
});

const undecided = (rider: OrderRider['status'], changes: object = {}) =>
  describeRider(
    {
      ...withRider({ status: rider }),
      decideBy: '2026-11-22T00:10:00.000Z',
      storePhone: '+56 2 2345',
      ...changes,
    },
    store,
    'es-CL',
    words,
  );

test('without any rider the text says until when the store decides, what happens then, and whom to call', () => {
  expect(undecided('CANCELLED', { status: 'ready', paymentStatus: 'completed' })).toMatchObject({
    status: 'Por ahora no hay quien te lo lleve',
    name: null,
    note: expect.stringContaining(
      'Si a las 21:10 no lo consigue, se cancela y te devolvemos todo lo que pagaste',
    ),
    phone: '+56 2 2345',
    isStore: true,
  });
  expect(undecided('CANCELLED', { paymentStatus: 'created' })?.note).toContain('no pagas nada');
  expect(undecided('CANCELLED')?.status).toBe('Tu pedido no llegará con quien lo llevaba');
  expect(undecided('RETURNING')?.status).toBe('Tu pedido vuelve al local');
  const waiting = { ...withRider({ status: 'CANCELLED' }), decideBy: '2026-11-22T00:10:00.000Z' };
  expect(orderClock(waiting, Date.parse('2026-11-21T23:05:00Z')).kind).toBe('silent');
  expect(riderAnnouncement(waiting, words)).toContain('Si a las 21:10');
});

test('the store’s own riders are named as such, also on their way', () => {
  const own = { courier: 'own_delivery', name: null, phone: null, trackingUrl: null } as const;
  expect(riderText({ ...own, status: 'CONFIRMED' })).toMatchObject({
    status: 'Lo lleva gente del local',
    name: null,
  });
  expect(riderText({ ...own, status: 'PICKED_UP' })).toMatchObject({
    status: 'Va hacia ti con gente del local',
    phone: makeOrder(41).storePhone,
    callsStore: true,
  });
});

test('no rider is mentioned before the restaurant has accepted the order, unless nobody brings it', () => {
  const early = { ...withRider({ status: 'IN_PROGRESS' }), status: 'created' } as const;
  expect(describeRider(early, store, 'es-CL', words)).toBeNull();
  expect(riderAnnouncement(early, words)).toBe('');
  expect(describeRider({ ...early, status: 'preparing' }, store, 'es-CL', words)?.name).toBe(
    'Camila',
  );
  const undecidedOrder = { ...early, decideBy: '2026-11-22T00:10:00.000Z' };
  expect(describeRider(undecidedOrder, store, 'es-CL', words)?.isStore).toBe(true);
});

test('a pickup, an ended order and one handed out by the store show no rider', () => {
  expect(describeRider(makeOrder(42), store, 'es-CL', words)).toBeNull();
  expect(describeRider(withStatus(withRider(), 'completed'), store, 'es-CL', words)).toBeNull();
  expect(riderText({ status: 'CANCELLED' })).toBeNull();
});

test('a tracking address that is not http(s) is not linked', () => {
  expect(riderText({ trackingUrl: 'javascript:alert(1)' })).toMatchObject({ followUrl: null });
});

test('the arrival time comes from the rider once the rider has the food', () => {
  expect(expectedAt(withRider())).toBe('2026-11-21T23:52:00.000Z');
  expect(expectedAt(withRider({ status: 'NEAR_PICKUP' }))).toBe('2026-11-21T23:35:00.000Z');
});

test('each step of the rider is announced, the search for one is not', () => {
  expect(riderAnnouncement(withRider({ status: 'NEAR_DROPOFF' }), words)).toBe(
    'Camila: Está llegando a tu puerta',
  );
  expect(riderAnnouncement(withRider({ status: 'CONFIRMED', name: null }), words)).toBe('');
});
