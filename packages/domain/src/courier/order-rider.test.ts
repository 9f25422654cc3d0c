import { expect, test } from 'vitest';
import { makeDelivery } from '../testing/make-delivery.ts';
import { ownDeliveryRider, orderRiderOf } from './order-rider.ts';

const rider = { name: 'Paula', phone: '+56911112222', at: { latitude: -33.44, longitude: -70.6 } };

test('the order shows its rider while the delivery is under way', () => {
  expect(
    orderRiderOf(
      makeDelivery({ status: 'PICKED_UP', rider, eta: 0, trackingUrl: 'https://uber.example/t' }),
    ),
  ).toEqual({
    courier: 'uber_delivery',
    status: 'PICKED_UP',
    name: 'Paula',
    phone: '+56911112222',
    eta: '1970-01-01T00:00:00.000Z',
    latitude: -33.44,
    longitude: -70.6,
    trackingUrl: 'https://uber.example/t',
  });
});

test('after the delivery the order shows neither the rider’s phone nor location', () => {
  expect(orderRiderOf(makeDelivery({ status: 'COMPLETED', rider, eta: 0 }))).toMatchObject({
    name: 'Paula',
    phone: null,
    latitude: null,
    eta: null,
  });
});

test('a delivery by the store’s own staff shows the kitchen’s status', () => {
  expect(ownDeliveryRider('created')).toBeNull();
  expect(ownDeliveryRider('ready')).toMatchObject({
    courier: 'own_delivery',
    status: 'CONFIRMED',
    name: null,
  });
  expect(ownDeliveryRider('inTransit')).toMatchObject({ status: 'PICKED_UP' });
  expect(ownDeliveryRider('completed')).toMatchObject({ status: 'COMPLETED' });
  expect(ownDeliveryRider('cancelled')).toBeNull();
});
