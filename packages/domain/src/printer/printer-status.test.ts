import { expect, test } from 'vitest';
import { minuteMs } from '../duration.ts';
import { epsonState } from './epson-status.ts';
import { hasTrouble, type PrinterFacts, printerStateAt, takesPapers } from './printer-state.ts';
import { isStarPrinted, starState } from './star-status.ts';

test.each([
  ['200%20OK', 'online'],
  ['', 'online'],
  ['777 Odd', 'online'],
  ['211 Paper low', 'paperLow'],
  ['410', 'paperOut'],
  ['411 Paper jam', 'error'],
  ['420%20Cover%20open', 'coverOpen'],
  ['430', 'error'],
  ['511 Decode', 'error'],
  ['521', 'error'],
])('the code %s of a Star means %s', (code, state) => {
  expect(starState(code)).toBe(state);
});

test('a Star confirms a paper with OK or a code of 2', () => {
  expect(['OK', '200%20OK', '200 OK', '211'].every(isStarPrinted)).toBe(true);
  expect(['', '410', '511 Decode', '520'].some(isStarPrinted)).toBe(false);
});

const quiet = { success: null, code: '', status: 0 };
test.each([
  [quiet, 'online'],
  [{ ...quiet, success: true, status: 0x2 }, 'online'],
  [{ ...quiet, success: true, status: 0x20000 }, 'paperLow'],
  [{ ...quiet, success: false, code: 'EPTR_REC_EMPTY' }, 'paperOut'],
  [{ ...quiet, status: 0x80020 }, 'paperOut'],
  [{ ...quiet, success: false, code: 'EPTR_COVER_OPEN', status: 0x28 }, 'coverOpen'],
  [{ ...quiet, status: 0x800 }, 'error'],
  [{ ...quiet, success: false, code: 'SchemaError' }, 'error'],
] as const)('an Epson that tells %o means %s', (report, state) => {
  expect(epsonState(report)).toBe(state);
});

const now = 10 * minuteMs;
const works: PrinterFacts = {
  told: 'online',
  toldSince: 0,
  seenAt: now,
  waiting: 0,
  oldestWaitingAt: null,
};

test('staff looks after a printer that cannot print, is away, or keeps a paper waiting', () => {
  const waits = { ...works, waiting: 1, oldestWaitingAt: now - minuteMs };
  expect(hasTrouble(works, now)).toBe(false);
  expect(hasTrouble(waits, now)).toBe(false);
  expect(hasTrouble({ ...waits, oldestWaitingAt: now - 2 * minuteMs }, now)).toBe(true);
  expect(hasTrouble({ ...works, told: 'paperLow' }, now)).toBe(true);
  const away = { ...works, told: 'paperOut', seenAt: now - minuteMs } as const;
  expect(printerStateAt(away, now)).toEqual({ state: 'away', since: now - minuteMs });
  expect(hasTrouble(away, now)).toBe(true);
  const isNew = { ...works, seenAt: null };
  expect(hasTrouble(isNew, now)).toBe(false);
  expect(hasTrouble({ ...isNew, waiting: 1, oldestWaitingAt: now }, now)).toBe(true);
  expect(takesPapers('paperLow') && !takesPapers('coverOpen')).toBe(true);
});
