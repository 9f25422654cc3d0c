import { expect, test } from 'vitest';
import { kitchenOutage } from './kitchen-outage.ts';
import { hostileProviders } from './hostile-providers.ts';
import { readOnlyDatabase } from './read-only.ts';

/**
 * The scenarios that need neither a mount nor seconds of waiting, in their small size; `npm run
 * resilience` runs all of them.
 */
const timeout = 240_000;

test(
  'the database refuses writes: orders get 503, pages are served, and kitchen notifications resume without a restart',
  { timeout },
  async () => {
    expect((await readOnlyDatabase('small')).violations).toEqual([]);
  },
);

test(
  'a restaurant’s system is down: orders are accepted, and are on its board after its return',
  { timeout },
  async () => {
    expect((await kitchenOutage('small')).violations).toEqual([]);
  },
);

test(
  'a courier, a geocoder and Webpay answer nonsense: the process survives, and a cash order succeeds',
  { timeout },
  async () => {
    expect((await hostileProviders('small')).violations).toEqual([]);
  },
);
