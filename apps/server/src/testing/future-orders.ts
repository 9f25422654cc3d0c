import type { Guest } from './shopper.ts';
import { guestHeaders, callApi, orderPayload, postTestOrder } from './shopper.ts';
import type { OrderServer } from './order-server.ts';
import type { AnyJson } from './any-json.ts';

/** Sunday, 13:00 in Santiago: a day after the tests' noon. */
export const tomorrowAtOne = {
  requested_time: '2026-11-22 13:00',
  requested_instant: '2026-11-22T16:00:00.000Z',
};

/** Makes a future order of one burger paid online. `outer`: fields beside the order. */
export const orderForLater = (changes: object = {}, outer: object = tomorrowAtOne) =>
  orderPayload({ payment_method: 'online', ...changes }, { online_payment: true, ...outer });

export const placeForLater = (
  server: Pick<OrderServer, 'origin'>,
  who: Guest,
  outer: object = tomorrowAtOne,
  changes: object = {},
) => postTestOrder(server, who, orderForLater(changes, outer), crypto.randomUUID());

/** Returns the slot that the store offers at a time of a date, or null. */
export async function offeredAt(
  server: Pick<OrderServer, 'origin'>,
  who: Guest,
  date: string,
  time: string,
): Promise<AnyJson> {
  const { body } = await callApi(
    server,
    '/v1/stores/1/scheduled_date_availability?dispatch_method=in_store&product_ids=1',
    {
      headers: guestHeaders(who),
    },
  );
  const day: AnyJson = body.days.find((each: AnyJson) => each.date === date);
  return day?.times.find((each: AnyJson) => each.time === time) ?? null;
}
