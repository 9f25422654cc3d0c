import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderStatuses } from '../order/order-status.ts';
import { makeDelivery, makeCourierReport } from '../testing/make-delivery.ts';
import type { Delivery } from './delivery.ts';
import type { CourierReport } from './courier-report.ts';
import type { DeliveryEffect } from './delivery-effect.ts';
import { deliveryStatuses, isPickedUp, isDeliveryOver } from './delivery-status.ts';
import { applyCourierReport } from './apply-courier-report.ts';
import { stuckMs } from './delivery-poll-schedule.ts';
import { maxRequests } from './request-retry.ts';

const liveOrder = { status: 'ready', isAlive: true } as const;
const endedOrder = { status: 'cancelled', isAlive: false } as const;
const doings = (effects: readonly DeliveryEffect[]) =>
  effects.map((effect) => (effect.do === 'alert' ? effect.why : effect.do));
const follow = (
  delivery: Partial<Delivery>,
  report: CourierReport,
  order: Parameters<typeof applyCourierReport>[1] = liveOrder,
  tries = 0,
) => {
  const followed = applyCourierReport(makeDelivery(delivery), order, report, tries);
  return { ...followed.delivery, does: doings(followed.effects) };
};

describe('D the next courier is requested', () => {
  test('when this courier refuses the dispatch', () => {
    const report = makeCourierReport('refused', { source: 'reply', problem: 'noRiders' });
    expect(follow({}, report)).toMatchObject({
      status: 'CANCELLED',
      problem: 'noRiders',
      does: ['reassign'],
    });
  });

  test('when a poll reports a cancellation before the pickup', () => {
    expect(follow({ status: 'NEAR_PICKUP' }, makeCourierReport('CANCELLED'))).toMatchObject({
      status: 'CANCELLED',
      does: ['reassign'],
    });
  });

  test('not when a webhook reports the cancellation: first the courier is polled', () => {
    expect(
      follow({ status: 'CONFIRMED' }, makeCourierReport('CANCELLED', { source: 'signedWebhook' })),
    ).toMatchObject({
      status: 'CONFIRMED',
      does: ['poll'],
    });
    expect(
      follow(
        { status: 'CONFIRMED' },
        makeCourierReport('CANCELLED', { source: 'unsignedWebhook' }),
      ),
    ).toMatchObject({
      status: 'CONFIRMED',
      does: ['poll'],
    });
  });

  test('not while the outcome of the dispatch is unknown', () => {
    expect(follow({}, makeCourierReport('unknown'))).toMatchObject({
      status: 'REQUESTED',
      does: ['poll'],
    });
    expect(follow({}, makeCourierReport('unknown'), liveOrder, 8).does).toEqual([
      'poll',
      'open for long',
    ]);
  });

  test('not when the rider has the food: the operator is alerted', () => {
    expect(follow({ status: 'PICKED_UP' }, makeCourierReport('CANCELLED')).does).toEqual([
      'cancelled after pickup',
    ]);
  });

  test('not when the order no longer needs a delivery', () => {
    expect(
      follow({ status: 'CONFIRMED' }, makeCourierReport('CANCELLED'), endedOrder).does,
    ).toEqual([]);
  });
});

describe('D a courier that reports no record', () => {
  test('gets the dispatch again, once the first can no longer be under way', () => {
    expect(follow({}, makeCourierReport('noRecord', { at: 5_000 })).does).toEqual(['poll']);
    expect(follow({}, makeCourierReport('noRecord')).does).toEqual(['request', 'poll']);
  });

  test('is given up after three dispatches, with one last poll', () => {
    expect(follow({ requestCount: maxRequests }, makeCourierReport('noRecord'))).toMatchObject({
      status: 'CANCELLED',
      does: ['reassign', 'poll'],
    });
  });

  test('does not lose a delivery that it confirmed before', () => {
    expect(follow({ status: 'CONFIRMED' }, makeCourierReport('noRecord'))).toMatchObject({
      status: 'CONFIRMED',
      does: ['poll'],
    });
  });

  test('and reports the delivery active after its end gets cancellations until it ends, and the operator is alerted once', () => {
    const alive = follow({ status: 'CANCELLED' }, makeCourierReport('IN_PROGRESS'));
    expect(alive.does).toEqual(['active after its end', 'cancel', 'poll']);
    expect(follow(alive, makeCourierReport('IN_PROGRESS', { at: 90_000 })).does).toEqual([
      'cancel',
      'poll',
    ]);
    expect(follow(alive, makeCourierReport('unknown', { at: 90_000 })).does).toEqual(['poll']);
    for (const end of ['CANCELLED', 'COMPLETED', 'noRecord'] as const)
      expect(follow(alive, makeCourierReport(end, { at: 90_000 })).does).toEqual([]);
    expect(follow({ status: 'CANCELLED' }, makeCourierReport('CANCELLED')).does).toEqual([]);
    expect(
      follow({ status: 'CANCELLED' }, makeCourierReport('IN_PROGRESS', { source: 'signedWebhook' }))
        .does,
    ).toEqual([]);
    expect(
      follow({ status: 'CANCELLED', reportedAt: 90_000 }, makeCourierReport('IN_PROGRESS')).does,
    ).toEqual([]);
  });
});

test('the food moves its order: in transit once picked up, completed at the door', () => {
  const picked = applyCourierReport(
    makeDelivery({ status: 'NEAR_PICKUP' }),
    liveOrder,
    makeCourierReport('PICKED_UP'),
    0,
  );
  expect(picked.effects).toContainEqual({ do: 'advanceOrder', to: 'inTransit' });
  const there = applyCourierReport(picked.delivery, liveOrder, makeCourierReport('COMPLETED'), 0);
  expect(there.effects).toEqual([{ do: 'advanceOrder', to: 'completed' }]);
});

test('the delivery of a cancelled order is cancelled; with the food on its way the operator is alerted, once', () => {
  expect(follow({ status: 'CONFIRMED' }, makeCourierReport('CONFIRMED'), endedOrder)).toMatchObject(
    {
      cancelRequested: true,
      does: ['cancel', 'poll'],
    },
  );
  const alerted = follow({ status: 'PICKED_UP' }, makeCourierReport('PICKED_UP'), endedOrder);
  expect(alerted.does).toEqual(['on its way for an ended order', 'poll']);
  expect(follow(alerted, makeCourierReport('PICKED_UP', { at: 90_000 }), endedOrder).does).toEqual([
    'poll',
  ]);
  const late = follow(
    { status: 'NEAR_PICKUP', cancelRequested: true },
    makeCourierReport('PICKED_UP'),
    endedOrder,
  );
  expect(late.does).toEqual(['on its way for an ended order', 'poll']);
});

describe('D a delivery that an operator reassigned', () => {
  test('is cancelled with each poll, and the next courier is requested once it has ended', () => {
    expect(
      follow({ status: 'CONFIRMED', cancelRequested: true }, makeCourierReport('CONFIRMED')).does,
    ).toEqual(['cancel', 'poll']);
    expect(
      follow({ status: 'CONFIRMED', cancelRequested: true }, makeCourierReport('CANCELLED')).does,
    ).toEqual(['reassign']);
  });

  test('is not sent again when the courier reports no record', () => {
    expect(follow({ cancelRequested: true }, makeCourierReport('noRecord'))).toMatchObject({
      status: 'CANCELLED',
      does: ['reassign', 'poll'],
    });
    const busy = makeCourierReport('refused', { source: 'reply', problem: 'rateLimited' });
    expect(follow({ cancelRequested: true }, busy)).toMatchObject({
      status: 'CANCELLED',
      does: ['reassign'],
    });
  });

  test('continues once the rider has the food', () => {
    const brought = follow(
      { status: 'CONFIRMED', cancelRequested: true },
      makeCourierReport('PICKED_UP'),
    );
    expect(brought).toMatchObject({ cancelRequested: false, does: ['advanceOrder', 'poll'] });
  });
});

test('a courier that accepts food that is already packed is notified once', () => {
  expect(follow({}, makeCourierReport('CONFIRMED')).does).toEqual(['notifyReady', 'poll']);
  expect(follow({ status: 'CONFIRMED' }, makeCourierReport('IN_PROGRESS')).does).toEqual(['poll']);
  expect(
    follow({}, makeCourierReport('CONFIRMED'), { status: 'preparing', isAlive: true }).does,
  ).toEqual(['poll']);
});

test('returned food alerts the operator once', () => {
  expect(follow({ status: 'NEAR_DROPOFF' }, makeCourierReport('RETURNING')).does).toEqual([
    'food returning',
    'poll',
  ]);
  expect(follow({ status: 'RETURNING' }, makeCourierReport('RETURNED')).does).toEqual([]);
  expect(follow({ status: 'RETURNING' }, makeCourierReport('RETURNING'), endedOrder).does).toEqual([
    'poll',
  ]);
  expect(follow({ status: 'NEAR_DROPOFF' }, makeCourierReport('RETURNED')).does).toEqual([
    'food returning',
  ]);
});

test('a rider who stands still for half an hour alerts the operator once', () => {
  const late = follow(
    { status: 'NEAR_PICKUP', reportedAt: stuckMs - 1 },
    makeCourierReport('NEAR_PICKUP', { at: stuckMs }),
  );
  expect(late.does).toEqual(['stuck', 'poll']);
  expect(follow(late, makeCourierReport('NEAR_PICKUP', { at: stuckMs + 30_000 })).does).toEqual([
    'poll',
  ]);
});

test('a dispatch to an overloaded courier is retried, and a refusal of a confirmed delivery is ignored', () => {
  const busy = makeCourierReport('refused', { source: 'reply', problem: 'rateLimited' });
  expect(follow({}, busy)).toMatchObject({ status: 'REQUESTED', does: ['request', 'poll'] });
  expect(follow({ requestCount: maxRequests }, busy)).toMatchObject({
    status: 'CANCELLED',
    does: ['reassign'],
  });
  expect(follow({ status: 'CONFIRMED' }, busy)).toMatchObject({
    status: 'CONFIRMED',
    does: ['poll'],
  });
});

test('a refusal as duplicate triggers a poll', () => {
  const twin = makeCourierReport('refused', { source: 'reply', problem: 'duplicate' });
  expect(follow({}, twin)).toMatchObject({ status: 'REQUESTED', does: ['poll'] });
});

test('an older report changes neither rider nor location, and undoes nothing', () => {
  const rider = { name: 'Nueva', phone: null, at: null };
  const old = makeCourierReport('CONFIRMED', {
    at: 10,
    rider: { name: 'Vieja', phone: null, at: null },
  });
  expect(follow({ status: 'IN_PROGRESS', reportedAt: 50, rider }, old)).toMatchObject({
    status: 'IN_PROGRESS',
    rider,
  });
  expect(follow({ status: 'IN_PROGRESS', reportedAt: 10, rider }, old)).toMatchObject({
    status: 'CONFIRMED',
  });
});

const sighting = fc.record({
  source: fc.constantFrom('reply', 'poll', 'signedWebhook', 'unsignedWebhook'),
  reported: fc.constantFrom(...deliveryStatuses, 'refused', 'noRecord', 'unknown'),
  at: fc.integer({ min: 0, max: 10_000_000 }),
} as const);
const order = fc.record({ status: fc.constantFrom(...orderStatuses), isAlive: fc.boolean() });

test('any courier reports in any order: one end, one fall-back, and polls until then', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(sighting, order), { maxLength: 40 }), (story) => {
      let delivery = makeDelivery();
      let fallBacks = 0;
      story.forEach(([report, of], tries) => {
        const before = delivery;
        const { delivery: after, effects } = applyCourierReport(before, of, report, tries);
        delivery = after;
        const does = doings(effects);
        if (isDeliveryOver(before.status)) expect(after.status).toBe(before.status);
        if (!isDeliveryOver(after.status)) expect(does.some((each) => each === 'poll')).toBe(true);
        if (does.includes('reassign')) {
          fallBacks += 1;
          expect(after.status).toBe('CANCELLED');
          expect(['reply', 'poll']).toContain(report.source);
          expect(isPickedUp(before.status)).toBe(false);
        }
        if (does.includes('request'))
          expect(before).toMatchObject({ status: 'REQUESTED', courierRef: null });
      });
      expect(fallBacks).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2_000 },
  );
});

test('the same report twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.constantFrom(...deliveryStatuses), sighting, order, (status, report, of) => {
      const once = applyCourierReport(makeDelivery({ status }), of, report, 0);
      const twice = applyCourierReport(once.delivery, of, report, 0);
      expect(twice.delivery).toEqual(once.delivery);
      expect(
        doings(twice.effects).filter((each) => each === 'reassign' || each === 'advanceOrder'),
      ).toEqual([]);
    }),
  );
});
