import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnectionMonitor } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openMonitor() {
  const device = { isOnline: true };
  const server = { answers: true, asked: 0 };
  const monitor = createConnectionMonitor({
    isDeviceOnline: () => device.isOnline,
    probe: () => {
      server.asked += 1;
      return Promise.resolve(server.answers);
    },
  });
  return { device, server, monitor, state: () => monitor.store.getState().state };
}

test('a call without an answer means offline, until the server answers one of the questions that follow', async () => {
  const { server, monitor, state } = openMonitor();
  server.answers = false;
  monitor.reportSilence();
  expect(state()).toBe('offline');
  await vi.advanceTimersByTimeAsync(9_100);
  expect([state(), server.asked]).toEqual(['offline', 3]);
  server.answers = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect([state(), server.asked]).toEqual(['online', 4]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toBe(4);
});

test('a device without a network is offline at once, and online again only when the server answers', async () => {
  const { device, server, monitor, state } = openMonitor();
  device.isOnline = false;
  monitor.reportDevice();
  expect(state()).toBe('offline');
  device.isOnline = true;
  server.answers = false;
  monitor.reportDevice();
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('offline');
  server.answers = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(state()).toBe('online');
});

test('an answer that was under way when the network went does not mean online', async () => {
  const { device, server, monitor, state } = openMonitor();
  device.isOnline = false;
  server.answers = false;
  monitor.reportDevice();
  monitor.reportAnswer();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(state()).toBe('offline');
  server.answers = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(state()).toBe('online');
});

test('any answer of the server means online', () => {
  const { monitor, state } = openMonitor();
  monitor.reportSilence();
  monitor.reportAnswer();
  expect(state()).toBe('online');
});
