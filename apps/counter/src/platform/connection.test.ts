import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnectionMonitor } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** `answerMs`: how long the server takes; a silent one takes the four seconds of a beat. */
function openMonitor() {
  const device = { isOnline: true };
  const server = { answers: true, asked: 0 };
  const monitor = createConnectionMonitor({
    isDeviceOnline: () => device.isOnline,
    beat: () => {
      server.asked += 1;
      const { answers } = server;
      return new Promise((resolve) => setTimeout(() => resolve(answers), answers ? 0 : 4_000));
    },
  });
  monitor.start();
  return { device, server, monitor, state: () => monitor.store.getState().state };
}

test('a router that swallows every packet is noticed within ten seconds, and its return too', async () => {
  const { server, state } = openMonitor();
  await vi.advanceTimersByTimeAsync(5_100);
  expect([state(), server.asked]).toEqual(['online', 2]);
  server.answers = false;
  await vi.advanceTimersByTimeAsync(9_900);
  expect(state()).toBe('offline');
  server.answers = true;
  await vi.advanceTimersByTimeAsync(9_900);
  expect(state()).toBe('online');
});

test('a call without an answer means offline, until a beat is answered', async () => {
  const { monitor, state } = openMonitor();
  await vi.advanceTimersByTimeAsync(100);
  monitor.reportSilence();
  expect(state()).toBe('offline');
  await vi.advanceTimersByTimeAsync(2_100);
  expect(state()).toBe('online');
});

test('a device without a network is offline at once, and online again only when the server answers', async () => {
  const { device, server, monitor, state } = openMonitor();
  await vi.advanceTimersByTimeAsync(100);
  device.isOnline = false;
  monitor.reportDevice();
  expect(state()).toBe('offline');
  device.isOnline = true;
  server.answers = false;
  monitor.reportDevice();
  await vi.advanceTimersByTimeAsync(4_100);
  expect(state()).toBe('offline');
  server.answers = true;
  await vi.advanceTimersByTimeAsync(2_100);
  expect(state()).toBe('online');
});

test('an answer that was under way when the network went does not mean online', async () => {
  const { device, server, monitor, state } = openMonitor();
  await vi.advanceTimersByTimeAsync(100);
  device.isOnline = false;
  server.answers = false;
  monitor.reportDevice();
  monitor.reportAnswer();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(state()).toBe('offline');
  server.answers = true;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(state()).toBe('online');
});
