import type { OrderId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { makeTap } from '../../counter/taps/make-tap.ts';
import type { PendingTap } from '../../counter/taps/tap-list.ts';
import { undoRows } from './undo-rows.ts';

const taps = (...stages: PendingTap['stage'][]): PendingTap[] =>
  stages.map((stage, at) => ({
    tap: makeTap({ key: `key-${at}`, orderId: `order-${at}` as OrderId }),
    ...{ stage, sendAt: 0, ends: null },
  }));

test('two taps without an answer have a row each, beside those that can be undone', () => {
  const pending = taps('unsent', 'held', 'unsent');
  expect(undoRows(pending)).toEqual({ rows: pending, inOneRow: null });
});

test('more than two taps without an answer share one row, and the others keep theirs', () => {
  const pending = taps('unsent', 'held', 'unsent', 'unsent', 'sending');
  expect(undoRows(pending)).toEqual({ rows: [pending[1], pending[4]], inOneRow: 3 });
});
