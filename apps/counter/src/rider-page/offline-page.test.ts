import type { RiderRun } from '@comanda/contract/rider.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOfflinePage } from './offline-page.ts';
import type { RiderState } from './rider-state.ts';

const script = 'http://burger.localhost/mostrador/assets/rider-abc.js';
const run = { endedAt: null, stops: [] } as unknown as RiderRun;
const state = (change: Partial<RiderState> = {}): RiderState => ({
  run,
  isGone: false,
  isOffline: false,
  waiting: [],
  open: null,
  message: null,
  ...change,
});

const calls: string[] = [];
let cached: readonly string[] = [];
let worker: EventTarget;

beforeEach(() => {
  calls.length = 0;
  cached = [script];
  const registration = {
    scope: 'http://burger.localhost/reparto',
    update: async () => void calls.push('update'),
    unregister: async () => void calls.push('unregister'),
  };
  worker = Object.assign(new EventTarget(), {
    register: async (url: string, { scope }: { scope: string }) =>
      void calls.push(`register ${url} ${scope}`),
    getRegistration: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.stubGlobal('caches', {
    match: async (url: string) => (cached.includes(url) ? {} : undefined),
    keys: async () => ['comanda-1-pages', 'rider-page-1'],
    delete: async (name: string) => void calls.push(`delete ${name}`),
  });
  const visit = { state: {}, replaceState: (to: object) => void (visit.state = to) };
  vi.stubGlobal('history', visit);
  vi.stubGlobal('location', { reload: () => calls.push('reload') });
});
afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setImmediate(resolve));
const replaceWorker = async (): Promise<void> => {
  worker.dispatchEvent(new Event('controllerchange'));
  await settle();
};

test('the page is kept while its run is open, and a new build is looked for when the network returns', async () => {
  const follow = createOfflinePage(script, () => true);
  follow(state({ run: null }));
  expect(calls).toEqual([]);
  follow(state());
  follow(state());
  follow(state({ isOffline: true }));
  follow(state());
  await settle();
  expect(calls).toEqual(['register /reparto/worker.js /reparto', 'update']);
});

test('after its last run the phone keeps nothing of the page, and what the shop cached stays', async () => {
  let hasRuns = true;
  const follow = createOfflinePage(script, () => hasRuns);
  const ended = state({ run: { ...run, endedAt: '2026-11-23T12:00:00Z' } });
  follow(ended);
  await settle();
  expect(calls).toEqual([]);
  hasRuns = false;
  follow(ended);
  follow(ended);
  await settle();
  expect(calls).toEqual(['unregister', 'delete rider-page-1']);
});

test('a page of an older build loads itself again once, and not while the rider types', async () => {
  const follow = createOfflinePage(script, () => true);
  follow(state());
  await replaceWorker();
  expect(calls).not.toContain('reload');
  cached = [];
  follow(state({ open: { orderId: 'a', panel: 'code' } }));
  await replaceWorker();
  expect(calls).not.toContain('reload');
  follow(state());
  await replaceWorker();
  await replaceWorker();
  expect(calls.filter((call) => call === 'reload')).toHaveLength(1);
});
