import { minor } from '@comanda/domain/money/money.ts';
import { counterBoardTexts } from '@comanda/i18n/areas/counter-board.ts';
import { expect, test } from 'vitest';
import { removalMark } from './removal-mark.ts';

const texts = counterBoardTexts('es-CL').removal;
const asked = {
  id: 'a',
  askedAt: '2026-11-21T15:00:00.000Z',
  callAt: '2026-11-21T15:05:00.000Z',
  lines: [{ name: 'Papas', quantity: 1 }],
  amount: minor(2_990),
  way: 'due',
  reason: 'soldOut',
  answer: null,
} as const;
const at = '2026-11-21T15:02:00.000Z';

test('a card says that a question waits, that the shopper is to be called, and the answer', () => {
  expect(removalMark(asked, false, texts)).toEqual({ text: texts.waiting, mark: 'soon' });
  expect(removalMark(asked, true, texts)).toEqual({ text: texts.call, mark: 'problem' });
  const no = { ...asked, answer: { outcome: 'declined', wish: 'cancel', at } as const };
  expect(removalMark(no, true, texts)).toEqual({ text: texts.declined.cancel, mark: 'problem' });
  const yes = { ...asked, answer: { outcome: 'accepted', wish: null, at } as const };
  expect(removalMark(yes, true, texts)).toEqual({ text: texts.agreed, mark: 'started' });
  expect(removalMark({ ...yes, way: 'hand' }, true, texts).text).toBe(texts.byHand);
});
