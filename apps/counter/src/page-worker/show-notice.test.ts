import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNotice, showNotice } from './show-notice.ts';

type Shown = { title: string; body: string; tag: string; renotify: boolean; data: unknown };
type Window = { url: string; focus(): Promise<void>; navigate(url: string): Promise<void> };

const shown: Shown[] = [];
const done: string[] = [];
let windows: Window[] = [];

beforeEach(() => {
  shown.length = 0;
  done.length = 0;
  windows = [];
  vi.stubGlobal('location', { host: 'burger.example.com' });
  vi.stubGlobal('registration', {
    showNotification: async (title: string, rest: Omit<Shown, 'title'>) =>
      void shown.push({ title, ...rest }),
  });
  vi.stubGlobal('clients', {
    matchAll: async () => windows,
    openWindow: async (url: string) => void done.push(`open ${url}`),
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (json: () => unknown) =>
  showNotice(Object.assign(new Event('push'), { waitUntil: () => undefined, data: { json } }));
const tap = (data: unknown) =>
  openNotice(
    Object.assign(new Event('notificationclick'), {
      waitUntil: () => undefined,
      notification: { data, close: () => void done.push('close') },
    }),
  );
const windowAt = (path: string): Window => ({
  url: `https://burger.example.com${path}`,
  focus: async () => void done.push(`focus ${path}`),
  navigate: async (url) => void done.push(`navigate ${url}`),
});

test('a notice replaces the one of its tag and sounds again; one that cannot be read shows the address', async () => {
  const notice = { title: 'Local Ñuñoa', body: '2 pedidos esperan respuesta.', tag: 'waiting-1' };
  await show(() => ({ ...notice, storeId: 1 }));
  await show(() => JSON.parse('{'));
  expect(shown).toMatchObject([
    { ...notice, renotify: true, data: 1 },
    { title: 'burger.example.com', body: '', tag: '', renotify: false, data: null },
  ]);
});

test('a tap opens the board of the store, in a window of the counter if one is open and in none of the shop', async () => {
  windows = [windowAt('/menu'), windowAt('/mostrador/caja')];
  await tap(7);
  windows = [windowAt('/menu')];
  await tap(null);
  expect(done).toEqual([
    ...['close', 'focus /mostrador/caja', 'navigate /mostrador?local=7'],
    ...['close', 'open /mostrador'],
  ]);
});
