import { createTestApi } from '@comanda/client/testing/create-test-api.ts';
import type { ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { samplePlace } from '../../testing/sample-place.ts';
import { type PlaceSearch, startPlaceSearch } from './use-place-search.ts';

afterEach(() => vi.useRealTimers());

/** A page that searches; the server's answers wait until the test sends them. */
async function searching() {
  const heldResponses: ServerResponse[] = [];
  const { api, requests } = await createTestApi(
    (_request, response) => void heldResponses.push(response),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let search: PlaceSearch = { state: 'idle' };
  const type = (q: string) =>
    startPlaceSearch(api, { q, session: 's' }, (change) => (search = change(search)));
  const answer = (at: number, textAddress: string) =>
    heldResponses[at]
      ?.writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify([{ ...samplePlace, textAddress }]));
  const untilRequested = async (count: number) => {
    while (heldResponses.length < count) await new Promise(setImmediate);
  };
  const settled = async () => {
    while (search.state === 'loading') await new Promise(setImmediate);
    return search;
  };
  return { type, answer, untilRequested, settled, requests, state: () => search.state };
}

test('an address is searched from three characters on, 200 ms after the last keystroke', async () => {
  const { type, untilRequested, requests, state } = await searching();
  type('Av');
  expect(vi.getTimerCount()).toBe(0);
  const stop = type('Av.');
  vi.advanceTimersByTime(199);
  expect(state()).toBe('idle');
  stop();
  type('Av. I');
  vi.advanceTimersByTime(200);
  await untilRequested(1);
  expect(requests.map(({ line }) => line)).toEqual([expect.stringContaining('q=Av.+I&')]);
});

test('the answer of an older text never replaces the one of a newer', async () => {
  const { type, answer, untilRequested, settled } = await searching();
  const stop = type('Av. I');
  vi.advanceTimersByTime(200);
  await untilRequested(1);
  stop();
  type('Av. Italia');
  vi.advanceTimersByTime(200);
  await untilRequested(2);
  answer(1, 'newer');
  expect(await settled()).toMatchObject({ places: [{ textAddress: 'newer' }] });
  answer(0, 'older');
  await new Promise(setImmediate);
  expect(await settled()).toMatchObject({ places: [{ textAddress: 'newer' }] });
});
