import { describe, expect, test } from 'vitest';
import { makeOrder, makePayment } from '../testing/make-order.ts';
import { minuteMs } from '../duration.ts';
import type { Order } from './order.ts';
import { orderStatuses } from './order-status.ts';
import { aboutMs, clockChangesAt, orderClock } from './order-clock.ts';

/** 20:35 in Santiago: the time of {@link makeOrder}. */
const said = '2026-11-21T23:35:00.000Z';
const at = (iso: string) => Date.parse(iso);
const before = at('2026-11-21T23:10:00Z');
const order = (changes: Partial<Order> = {}) => makeOrder(41, { promisedAt: said, ...changes });
const clock = (changes: Partial<Order>, now = before) => orderClock(order(changes), now);
const pickup = { dispatchMethod: 'in_store', address: null } as const;

describe('the clock of an order', () => {
  test('waits for the restaurant until it has accepted the order', () => {
    expect(clock({ status: 'created' })).toEqual({
      kind: 'waiting',
      time: { at: said, change: 'asSaid' },
    });
    expect(clock({ status: 'preparing' })).toMatchObject({ kind: 'expected' });
    expect(clock({ status: 'preparing', estimatedAt: null, promisedAt: null })).toEqual({
      kind: 'expected',
      time: null,
    });
  });

  test('says that the time moved earlier or later by five minutes or more', () => {
    const moved = (estimatedAt: string) => clock({ status: 'preparing', estimatedAt });
    expect(moved('2026-11-21T23:30:00Z')).toMatchObject({ time: { change: 'earlier' } });
    expect(moved('2026-11-21T23:30:01Z')).toMatchObject({ time: { change: 'asSaid' } });
    expect(moved('2026-11-21T23:39:59Z')).toMatchObject({ time: { change: 'asSaid' } });
    expect(moved('2026-11-21T23:40:00Z')).toMatchObject({ time: { change: 'later' } });
  });

  test.each(['created', 'preparing', 'inTransit'] as const)(
    'an order that is %s is late once its time has passed by more than five minutes',
    (status) => {
      expect(clock({ status }, at(said) + aboutMs).kind).not.toBe('late');
      expect(clock({ status }, at(said) + aboutMs + 1)).toEqual({
        kind: 'late',
        since: said,
        at: null,
        isOnTheWay: status === 'inTransit',
      });
    },
  );

  test('a late order has a new time where one is known', () => {
    const estimatedAt = '2026-11-22T00:10:00.000Z';
    expect(clock({ status: 'preparing', estimatedAt }, at(said) + aboutMs + 1)).toEqual({
      kind: 'late',
      since: said,
      at: estimatedAt,
      isOnTheWay: false,
    });
    const passed = at(estimatedAt) + aboutMs + 1;
    expect(clock({ status: 'preparing', estimatedAt }, passed)).toMatchObject({ at: null });
  });

  test('a pickup that is ready has no time, however late it is; a delivery that is packed has', () => {
    expect(clock({ status: 'ready', ...pickup })).toEqual({ kind: 'ready' });
    expect(clock({ status: 'ready', ...pickup }, at(said) + 90 * minuteMs).kind).toBe('ready');
    expect(clock({ status: 'ready' }).kind).toBe('expected');
  });

  test('on the way the courier’s arrival counts, before that the order’s own time', () => {
    const rider = {
      courier: 'uber_delivery',
      status: 'PICKED_UP',
      eta: '2026-11-21T23:20:00.000Z',
    } as Order['rider'] & object;
    expect(clock({ status: 'inTransit', rider })).toEqual({
      kind: 'onTheWay',
      time: { at: rider.eta, change: 'earlier' },
    });
    const early = { ...rider, status: 'IN_PROGRESS' } as const;
    expect(clock({ status: 'preparing', rider: early })).toMatchObject({ time: { at: said } });
  });

  test('an order for later shows its hour until it is late or moved', () => {
    const scheduledDate = '2026-11-21 20:35';
    expect(clock({ status: 'scheduled', scheduledDate })).toEqual({ kind: 'scheduled', at: said });
    expect(clock({ status: 'preparing', scheduledDate }).kind).toBe('scheduled');
    expect(clock({ status: 'scheduled', scheduledDate }, at(said) + aboutMs + 1).kind).toBe('late');
  });

  test('promises nothing without a payment, without a courier and for an unknown status', () => {
    expect(clock({ status: 'created', payment: makePayment() }).kind).toBe('silent');
    expect(clock({ status: 'preparing', decideBy: said }).kind).toBe('silent');
    expect(clock({ status: 'unknown' }).kind).toBe('silent');
  });

  test.each(['completed', 'cancelled', 'failed', 'reversed'] as const)(
    'an order that is %s has ended',
    (status) => expect(clock({ status }).kind).toBe('ended'),
  );
});

describe('the next change of the clock', () => {
  const next = (changes: Partial<Order>, now = before) => clockChangesAt(order(changes), now);

  test('is the instant at which a time has passed, and the clock differs from then on', () => {
    for (const status of orderStatuses) {
      const changesAt = next({ status });
      if (changesAt === null) continue;
      expect(changesAt).toBe(at(said) + aboutMs + 1);
      expect(clock({ status }, changesAt - 1)).toEqual(clock({ status }));
      expect(clock({ status }, changesAt)).not.toEqual(clock({ status }));
    }
    const estimatedAt = '2026-11-21T23:59:00.000Z';
    expect(next({ estimatedAt }, at(said) + aboutMs + 1)).toBe(at(estimatedAt) + aboutMs + 1);
  });

  test('is midnight at the store while the order is for another day', () => {
    const tomorrow = '2026-11-22T16:00:00.000Z';
    expect(next({ estimatedAt: tomorrow, promisedAt: tomorrow })).toBe(at('2026-11-22T03:00:00Z'));
  });

  test('does not exist for an order that is ready, has ended or stays late', () => {
    expect(next({ status: 'ready', ...pickup })).toBeNull();
    expect(next({ status: 'completed' })).toBeNull();
    expect(next({ status: 'preparing' }, at(said) + aboutMs + 1)).toBeNull();
  });
});
