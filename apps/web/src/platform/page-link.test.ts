import { afterEach, expect, test, vi } from 'vitest';
import { takePageLink } from './page-link.ts';

afterEach(() => vi.unstubAllGlobals());

/** Visits an address; returns what the link asks for and the address that is left. */
function visit(address: string) {
  const replaced: string[] = [];
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('history', {
    state: { entry: 'a' },
    replaceState: (_state: unknown, _title: string, url: URL) => replaced.push(String(url)),
  });
  return { link: takePageLink(), replaced };
}

test('the code of a login’s link leaves the address, other parameters stay', () => {
  expect(visit('https://burger.example/?utm_source=mail&oobCode=a.b-c_d#combos')).toEqual({
    link: { oobCode: 'a.b-c_d' },
    replaced: ['https://burger.example/?utm_source=mail#combos'],
  });
});

test('the keys that end sessions or restore a cart leave the address too', () => {
  expect(visit('https://burger.example/?endSessions=k1').link).toEqual({ endSessions: 'k1' });
  expect(visit('https://burger.example/?cart=c1&key=k2')).toEqual({
    link: { cart: 'c1', key: 'k2' },
    replaced: ['https://burger.example/'],
  });
});

test('any other address is left alone', () => {
  expect(visit('https://burger.example/combos?gclid=1')).toEqual({ link: {}, replaced: [] });
});

test('the key that unsubscribes from mails leaves the address too', () => {
  expect(visit('https://burger.example/?unsubscribe=k.3-_')).toEqual({
    link: { unsubscribe: 'k.3-_' },
    replaced: ['https://burger.example/'],
  });
});
