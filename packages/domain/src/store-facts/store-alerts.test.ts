import { expect, test } from 'vitest';
import { alertsInForce, storeAlerts } from './store-alerts.ts';

const now = Date.parse('2026-11-21T15:00:00.000Z');
const at = (clock: string) => `2026-11-21T${clock}:00.000Z`;
const store = {
  pausedUntil: null,
  busyMinutes: 0,
  deliveryOpen: true,
  pickUpOpen: true,
  orderMethod: 'both',
} as const;
const quiet = { pause: null, busy: null, deliveryOff: null, pickupOff: null };

test('a store as usual has no alert, and a method that it never offers is not off', () => {
  expect(storeAlerts(store, [], now)).toEqual(quiet);
  const pickupAlone = { ...store, orderMethod: 'in_store', deliveryOpen: false } as const;
  expect(storeAlerts(pickupAlone, [], now)).toEqual(quiet);
  expect(storeAlerts({ ...store, pausedUntil: at('15:00') }, [], now)).toEqual(quiet);
});

test('a pause, more minutes and a method that is off are alerts with their end', () => {
  const facts = [
    { kind: 'busy', minutes: 20, until: at('16:00') },
    { kind: 'delivery', open: false, until: null },
  ] as const;
  const changed = { ...store, pausedUntil: at('15:30'), busyMinutes: 20, deliveryOpen: false };
  expect(storeAlerts(changed, facts, now)).toEqual({
    pause: { until: at('15:30') },
    busy: { minutes: 20, until: at('16:00') },
    deliveryOff: { until: null },
    pickupOff: null,
  });
});

test('an alert ends with its instant, and one without an end stays', () => {
  const alerts = {
    pause: { until: at('15:30') },
    busy: { minutes: 20, until: at('16:00') },
    deliveryOff: { until: null },
    pickupOff: null,
  };
  expect(alertsInForce(alerts, Date.parse(at('15:30')))).toEqual({ ...alerts, pause: null });
  expect(alertsInForce(alerts, Date.parse(at('16:00')))).toEqual({
    ...quiet,
    deliveryOff: { until: null },
  });
});
