import { expect, test } from 'vitest';
import { printerStates } from './printer.ts';
import { hasConnected, isPrintedByStore, printerTone } from './printer-tone.ts';

test('a printer that cannot print is urgent, and one that has little paper is not yet', () => {
  const urgent = printerStates.filter((state) => printerTone(state) === 'bad');
  expect(urgent).toEqual(['paperOut', 'coverOpen', 'error', 'away']);
  expect(printerTone('paperLow')).toBe('soon');
  expect(printerTone('online')).toBe('ok');
});

test('a printer has connected with its first call, also if it is out of paper then', () => {
  expect(hasConnected('neverSeen')).toBe(false);
  expect(hasConnected('paperOut')).toBe(true);
});

test('a browser prints no kitchen paper that a printer of the store prints', () => {
  expect(isPrintedByStore(undefined)).toBe(false);
  expect(isPrintedByStore(['door'])).toBe(false);
  expect(isPrintedByStore(['door', 'kitchen'])).toBe(true);
});
