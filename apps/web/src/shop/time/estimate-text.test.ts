import { expect, test } from 'vitest';
import { estimateText } from './estimate-text.ts';
import { pageTexts } from '../../platform/texts.ts';

const now = Date.parse('2026-11-21T16:00:00Z');
const hour = 3_600_000;
const shown = {
  now,
  timeZone: 'America/Santiago',
  texts: pageTexts({ country: { locale: 'es-CL' } }),
};
const at = (ms: number) => ({ readyAt: now + ms, expectedAt: now + ms });

test('a usual wait is in minutes, a longer one is a day and a time, a requested time is itself', () => {
  expect(estimateText({ kind: 'minutes', wait: 35, ...at(0) }, shown)).toBe(
    '35\u2060–\u206045 min',
  );
  expect(estimateText({ kind: 'time', ...at(3 * hour) }, shown)).toBe('hoy, cerca de las 16:00');
  expect(estimateText({ kind: 'time', ...at(24 * hour) }, shown)).toBe(
    'mañana, cerca de las 13:00',
  );
  expect(estimateText({ kind: 'time', ...at(48 * hour) }, shown)).toBe(
    'lun 23 nov, cerca de las 13:00',
  );
  expect(estimateText({ kind: 'slot', ...at(24 * hour) }, shown)).toBe('mañana, 13:00');
  expect(estimateText({ kind: 'toConfirm' }, shown)).toBe('te confirmamos la hora');
});
