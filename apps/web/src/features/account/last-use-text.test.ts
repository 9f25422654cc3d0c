import { expect, test } from 'vitest';
import { lastUseText } from './last-use-text.ts';

const today = '2026-11-22';

test('a session was last used today, on an earlier day, or on the day that has begun in UTC', () => {
  expect(lastUseText({ isCurrent: false, lastUsedOn: today }, today)).toBe('hoy');
  expect(lastUseText({ isCurrent: false, lastUsedOn: '2026-11-16' }, today)).toBe('lun 16 nov');
  expect(lastUseText({ isCurrent: false, lastUsedOn: '2026-11-23' }, today)).toBe('hoy');
});

test('this browser is in use now, whatever day the server counted', () => {
  expect(lastUseText({ isCurrent: true, lastUsedOn: '2026-11-21' }, today)).toBe('hoy');
});
