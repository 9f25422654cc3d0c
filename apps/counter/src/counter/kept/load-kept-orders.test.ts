import { afterEach, expect, test, vi } from 'vitest';
import { openSessions } from '../session-store.ts';
import { loadKeptOrders } from './load-kept-orders.ts';

/** A busy machine takes seconds to transform a module. */
const longestMs = 20_000;

afterEach(() => void vi.unstubAllGlobals());

/** A device that keeps nothing. `rest` tells that the page rests; `opened`: how often it opened. */
function openDevice() {
  vi.stubGlobal('setInterval', () => 0);
  const { state } = openSessions(() => 0);
  const device = { opened: 0, rest: (): void => undefined };
  const kept = loadKeptOrders({
    call: () => Promise.reject(new Error('no call is expected')),
    sessions: {
      state: {
        ...state,
        subscribe: (listener) => {
          device.opened += 1;
          return state.subscribe(listener);
        },
      },
    },
    now: () => 0,
    whenIdle: (run) => void (device.rest = run),
    untilOnline: () => Promise.resolve(),
  });
  return { device, kept };
}

test('the code of the copy waits until the page rests, and is opened once', async () => {
  const { device, kept } = openDevice();
  kept.heard();
  kept.close();
  await vi.dynamicImportSettled();
  expect(device.opened).toBe(0);
  device.rest();
  await vi.waitFor(() => expect(device.opened).toBe(1), { timeout: longestMs });
  await kept.read();
  expect(device.opened).toBe(1);
});

test('a call that cannot wait loads the code at once', async () => {
  const { device, kept } = openDevice();
  expect(await kept.read()).toBeNull();
  expect(await kept.open('somebody', '4071')).toEqual({ ok: false, triesLeft: 0 });
  expect(device.opened).toBe(1);
});
