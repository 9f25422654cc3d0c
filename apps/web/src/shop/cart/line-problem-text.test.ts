import { makeIndex, makeProduct } from '@comanda/domain/testing/make.ts';
import type { LineProblem } from '@comanda/domain/cart/check-cart.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import { expect, test } from 'vitest';
import { lineProblemText } from './line-problem-text.ts';
import { pageTexts } from '../../platform/texts.ts';

const facts = {
  index: makeIndex({ products: [makeProduct(1, { dispatchMethod: 'in_store' })] }),
  texts: pageTexts(makeSettings()),
  isLater: false,
};
const monday = { date: '2026-11-23', weekday: 1, inDays: 2, time: null } as const;
const problem = (changes: Partial<LineProblem>): LineProblem => ({
  hash: 'a',
  productId: 1,
  name: 'Jugo',
  reason: 'outOfStock',
  modifiers: [],
  modifierIds: [],
  from: null,
  left: null,
  ...changes,
});

test.each([
  ['it is sold out', problem({}), 'Agotado'],
  ['it is back on Monday', problem({ from: monday }), 'Agotado · vuelve el lunes'],
  ['two are left of more', problem({ left: 2 }), 'Solo quedan 2'],
  ['one is left of more', problem({ left: 1 }), 'Solo queda 1'],
  ['other lines of the cart have the last ones', problem({ left: 0 }), 'Agotado'],
  [
    'it is sold at the counter alone',
    problem({ reason: 'dispatchMethod' }),
    'Solo retiro en local',
  ],
  [
    'an option is gone',
    problem({ reason: 'picks', modifiers: ['Palta'], modifierIds: [11] }),
    'Ya no se puede pedir así: Palta',
  ],
  [
    'an option left the menu with its name',
    problem({ reason: 'picks', modifierIds: [11] }),
    'Una de sus opciones ya no está',
  ],
  [
    'the product left the menu',
    problem({ reason: 'notInMenu', productId: 99 }),
    'Ya no está en el menú',
  ],
])('the text of a line’s problem: %s', (_what, problem, text) => {
  expect(lineProblemText(problem, facts)).toBe(text);
});

test('a future order’s cart does not say when a product is back', () => {
  expect(lineProblemText(problem({ from: monday }), { ...facts, isLater: true })).toBe(
    'No alcanza para la hora que elegiste',
  );
});
