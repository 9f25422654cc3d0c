import { afterEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-part.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page with one history entry. `reloads` counts how often it loaded itself again. */
function openPage({ onLine = true } = {}) {
  const page = { reloads: 0, state: null as unknown };
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { reload: () => void (page.reloads += 1) });
  vi.stubGlobal('history', {
    get state() {
      return page.state;
    },
    replaceState: (state: unknown) => void (page.state = state),
  });
  return page;
}
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a page whose files a deployment took away loads itself again once, and shows a second failure', async () => {
  const page = openPage();
  void loadPart(missing);
  await expect.poll(() => page.reloads).toBe(1);
  await expect(loadPart(missing)).rejects.toThrow('Failed to fetch');
  expect(page.reloads).toBe(1);
});

test('a page without a network does not load itself again: it would lose what it shows', async () => {
  const page = openPage({ onLine: false });
  await expect(loadPart(missing)).rejects.toThrow('Failed to fetch');
  expect(page.reloads).toBe(0);
});
