import type { OrderRider } from '@comanda/domain/courier/order-rider.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { expect, test } from 'vitest';
import { makeOrder, moved } from '../../testing/make-order.ts';
import { expectedAt } from './order-words.ts';
import { riderAnnounced, riderNews } from './rider-news.ts';

const words = ordersTexts('es-CL');
const store = { latitude: -33.4539, longitude: -70.6149 };
const camila: OrderRider = {
  status: 'PICKED_UP',
  name: 'Camila Rojas',
  phone: '+56900000101',
  eta: '2026-11-21T23:52:00.000Z',
  latitude: -33.4527,
  longitude: -70.62,
  trackingUrl: 'https://track.example/1',
};
const withRider = (change: Partial<OrderRider> = {}) => makeOrder(41, { status: 'inTransit', rider: { ...camila, ...change } });
const news = (change: Partial<OrderRider> = {}) => riderNews(withRider(change), store, 'es-CL', words);

test('who brings it is named, with where that person is and how to call', () => {
  expect(news()).toEqual({
    status: 'Tiene tu pedido y va hacia ti',
    name: 'Camila Rojas',
    note: 'A 300 m de tu dirección',
    phone: '+56900000101',
    followUrl: 'https://track.example/1',
  });
});

test('before the pickup the way is the one to the store', () => {
  expect(news({ status: 'IN_PROGRESS', latitude: -33.4639 })).toMatchObject({
    status: 'Va al local a buscar tu pedido',
    note: 'A 1,2 km del local',
  });
});

test('without a place nothing is said of it; while nobody is found only that', () => {
  expect(news({ latitude: null, longitude: null })).toMatchObject({ note: '' });
  const nobody = { name: null, phone: null, eta: null, latitude: null, longitude: null, trackingUrl: null };
  expect(news({ status: 'REQUESTED', ...nobody })).toMatchObject({ status: 'Buscando a quien te lo lleve', name: null, phone: null });
});

test('a rider who does not come, and food that goes back, are told with what happens next', () => {
  expect(news({ status: 'CANCELLED' })?.note).toContain('busca otra forma');
  expect(news({ status: 'RETURNING' })?.note).toContain('Nadie lo recibió');
});

test('nothing for a pickup, for the store’s own people, and once the order is over', () => {
  expect(riderNews(makeOrder(42), store, 'es-CL', words)).toBeNull();
  expect(news({ name: null, trackingUrl: null })).toBeNull();
  expect(riderNews(moved(withRider(), 'completed'), store, 'es-CL', words)).toBeNull();
});

test('an address that is none of the web is no link', () => {
  expect(news({ trackingUrl: 'javascript:alert(1)' })).toMatchObject({ followUrl: null });
});

test('the arrival is the rider’s as soon as the rider has the food', () => {
  const now = Date.parse('2026-11-21T23:05:00Z');
  expect(expectedAt(withRider(), now, words)?.time).toBe('20:52');
  expect(expectedAt(withRider({ status: 'NEAR_PICKUP' }), now, words)?.time).toBe('20:35');
});

test('each move of the rider is said aloud, and looking for one is not', () => {
  expect(riderAnnounced(withRider({ status: 'NEAR_DROPOFF' }), words)).toBe('Camila Rojas: Está llegando a tu puerta');
  expect(riderAnnounced(withRider({ status: 'CONFIRMED', name: null }), words)).toBe('');
});
