import { zoneAt } from '@comanda/domain/store/delivery-zone.ts';
import { scheduledAvailability } from '@comanda/domain/slots/scheduled-availability.ts';
import {
  makeHours,
  makeIndex,
  makeProduct,
  makeStore,
  makeZone,
} from '@comanda/domain/testing/make.ts';
import type { Figure } from '../lib/figure.ts';
import { atMost, figure } from '../lib/figures.ts';
import { median } from '../lib/load.ts';
import { sized } from '../lib/run-size.ts';

const now = Date.parse('2026-11-21T16:00:00Z');
const rounds = sized(300, 3);
const stores = 200;
const zonesEach = 10;

/** Milliseconds of one run: the median of many, after a warm-up. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: rounds * 2 }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return median(times.slice(rounds));
}

/**
 * The cost of the rules without a server: the times of a cart, and a place among 200 stores with 10
 * zones each.
 */
export function ruleFigures({
  days,
  products,
}: {
  days: number;
  products: number;
}): readonly Figure[] {
  const menu = Array.from({ length: products }, (_, at) =>
    makeProduct(
      at + 1,
      at % 3 === 0 ? { availabilityTime: { 6: [['09:00', '23:30']] }, cookingTime: at % 5 } : {},
    ),
  );
  const store = makeStore({ businessHours: makeHours('00:00:00', '23:59:59') });
  const question = {
    store,
    dispatch: 'in_store',
    now,
    days,
    wait: 15,
    platform: 'web',
    index: makeIndex({ products: menu }),
  } as const;
  const ids = menu.map(({ id }) => id);
  const city = Array.from({ length: stores }, (_, at) => makeStore({ deliveryZones: zonesOf(at) }));
  const nowhere = { latitude: -33.45, longitude: -70.1 };
  return [
    figure(
      `times of ${days} days, ${products} products`,
      timeOf(() => scheduledAvailability({ ...question, products: ids }, new Map())),
      'ms',
      atMost(2),
    ),
    figure(
      `a place among ${stores} stores of ${zonesEach} zones, in none`,
      timeOf(() => city.map((each) => zoneAt(each, nowhere))),
      'ms',
      atMost(1),
    ),
  ];
}

/** Rings of 24 points around places in a city. */
const zonesOf = (store: number) =>
  Array.from({ length: zonesEach }, (_, zone) => {
    const [latitude, longitude] = [
      -33.6 + (store % 20) * 0.015 + zone * 0.001,
      -70.8 + Math.floor(store / 20) * 0.03,
    ];
    const polygon = Array.from({ length: 24 }, (_each, at) => ({
      latitude: latitude + 0.01 * Math.sin((at * Math.PI) / 12),
      longitude: longitude + 0.01 * Math.cos((at * Math.PI) / 12),
    }));
    return makeZone({ id: zone + 1, polygon });
  });
