import { expect, test } from 'vitest';
import { makeDeliveryRequest } from '../../testing/make-delivery-request.ts';
import { peyaEstimateBody } from './peya/peya-requests.ts';
import { uberDeliveryBody, uberQuoteBody } from './uber/uber-requests.ts';

const long = (count: number): string => 'ñ'.repeat(count);
const minutes = (count: number): string => new Date(count * 60_000).toISOString();

test('Uber gets at most 100 characters of a name and 280 of the notes', () => {
  const fits = uberDeliveryBody(makeDeliveryRequest({ name: long(100), notes: long(280) }), null);
  const cut = uberDeliveryBody(makeDeliveryRequest({ name: long(101), notes: long(281) }), null);
  expect(fits).toMatchObject({ dropoff_name: long(100), dropoff_notes: long(280) });
  expect(cut).toEqual(fits);
});

test('PedidosYa gets at most 255 characters of a street and 500 of the instructions', () => {
  const dropOff = (street: number, notes: number) =>
    peyaEstimateBody(makeDeliveryRequest({ street: long(street), notes: long(notes) }))
      .waypoints[1];
  expect(dropOff(255, 500)).toMatchObject({ addressStreet: long(255), instructions: long(500) });
  expect(dropOff(256, 501)).toEqual(dropOff(255, 500));
});

test('Uber gets a pickup deadline of 30 minutes and a drop-off deadline of 90 minutes after the ready time', () => {
  const times = {
    pickup_ready_dt: minutes(0),
    pickup_deadline_dt: minutes(30),
    dropoff_ready_dt: minutes(0),
    dropoff_deadline_dt: minutes(90),
  };
  expect(uberQuoteBody(makeDeliveryRequest())).toMatchObject(times);
  expect(uberDeliveryBody(makeDeliveryRequest(), 'quote')).toMatchObject(times);
});
