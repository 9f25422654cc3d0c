import { expect, test } from 'vitest';
import { orderStatuses } from '../order/order-status.ts';
import { pushNewsOf } from './push-news.ts';

test('a delivery is news when it leaves, a pickup when it is ready, and either when it ends unfulfilled', () => {
  const newsOf = (dispatch: 'store_delivery' | 'in_store') =>
    orderStatuses.flatMap((status) => {
      const news = pushNewsOf(status, dispatch);
      return news === null ? [] : [`${status}: ${news}`];
    });
  const ended = ['cancelled: ended', 'failed: ended', 'reversed: ended'];
  expect(newsOf('store_delivery')).toEqual(['inTransit: onItsWay', ...ended]);
  expect(newsOf('in_store')).toEqual(['ready: ready', ...ended]);
});
