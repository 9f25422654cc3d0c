import { expect, test } from 'vitest';
import { slotText } from './slot-text.ts';

const saturdayNight = Date.parse('2026-11-21T23:50:00-03:00');

test('the day of a requested time is in the store’s zone, whatever the browser’s zone', () => {
  expect(slotText({ date: '2026-11-21', time: '23:59' }, saturdayNight, 'America/Santiago')).toBe(
    'hoy, 23:59',
  );
  expect(slotText({ date: '2026-11-22', time: '14:00' }, saturdayNight, 'America/Santiago')).toBe(
    'mañana, 14:00',
  );
  expect(slotText({ date: '2026-11-23', time: '14:00' }, saturdayNight, 'America/Santiago')).toBe(
    'lun 23 nov, 14:00',
  );
  expect(slotText({ date: '2026-11-22', time: '14:00' }, saturdayNight, 'Pacific/Auckland')).toBe(
    'hoy, 14:00',
  );
});
