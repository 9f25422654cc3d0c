import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { dayMs } from '@comanda/domain/duration.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { readLastPerson, storeLastPerson } from './last-person.ts';

afterEach(() => vi.unstubAllGlobals());

test('who ordered last is known for thirty days', () => {
  stubBrowser('https://burger.example/');
  const camila = { name: 'Camila Rojas', email: 'camila@example.com', phone: '+56987654321' };
  storeLastPerson(camila, 0);
  expect(readLastPerson(30 * dayMs - 1)).toEqual(camila);
  expect(readLastPerson(30 * dayMs)).toBeNull();
});
