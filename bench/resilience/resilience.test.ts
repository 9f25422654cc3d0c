import { expect, test } from 'vitest';
import { kitchenOutage } from './kitchen-outage.ts';
import { hostileProviders } from './hostile-providers.ts';
import { readOnlyDatabase } from './read-only.ts';

/** The scenarios that need neither a mount nor seconds of waiting, in their small size; `npm run resilience` runs all of them. */
const timeout = 240_000;

test(
  'a database that refuses writes: orders get 503, pages are served, kitchen notices come without a restart',
  { timeout },
  async () => {
    expect((await readOnlyDatabase('small')).violations).toEqual([]);
  },
);

test(
  'a restaurant’s system that is gone: orders are taken, and are on its board after its return',
  { timeout },
  async () => {
    expect((await kitchenOutage('small')).violations).toEqual([]);
  },
);

test(
  'a courier, a geocoder and Webpay that answer nonsense: the process lives and a cash order goes through',
  { timeout },
  async () => {
    expect((await hostileProviders('small')).violations).toEqual([]);
  },
);
