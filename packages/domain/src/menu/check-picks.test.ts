import { describe, expect, test } from 'vitest';
import { caseMenu, caseNow } from '../cases/case-menu.ts';
import { picksCases } from '../cases/picks.cases.ts';
import {
  groupId,
  makeGroup,
  makeIndex,
  makeModifier,
  makePick,
  makeProduct,
} from '../testing/make.ts';
import { checkPicks } from './check-picks.ts';
import { indexMenu } from './menu-index.ts';

const index = indexMenu(caseMenu);
const burger = index.productById.get(1) ?? makeProduct(1);

describe('the shared selection cases', () => {
  test.each(picksCases)('$name', ({ picks, problems }) => {
    expect(checkPicks(burger, index, picks, caseNow)).toEqual(problems);
  });
});

test.each([0, -1, 1.5, Number.NaN])('an option with quantity %d is invalid', (quantity) => {
  expect(
    checkPicks(burger, index, [makePick(10, 101), makePick(11, 112, quantity)], caseNow),
  ).toContainEqual({
    kind: 'quantity',
    name: 'Tocino',
  });
});

test("another product's group does not apply to a product", () => {
  const groups = [makeGroup(1, [makeModifier(11)]), makeGroup(2, [makeModifier(21)])];
  const coffee = makeProduct(1, { modifierGroupIds: [groupId(1)] });
  const two = makeIndex({
    products: [coffee, makeProduct(2, { modifierGroupIds: [groupId(2)] })],
    groups,
  });
  expect(checkPicks(coffee, two, [makePick(2, 21)], caseNow)).toEqual([
    { kind: 'notAsked', name: 'Opción 21' },
  ]);
});

test('a switched-off option returns at its end date, not a millisecond before', () => {
  const back = '2026-11-21T18:00:00Z';
  const tea = makeProduct(1, { modifierGroupIds: [groupId(1)] });
  const off = makeIndex({
    products: [tea],
    groups: [makeGroup(1, [makeModifier(11)])],
    disabled: [{ deactivatableId: 11, deactivatableType: 'Modifier', endDate: back }],
  });
  expect(checkPicks(tea, off, [makePick(1, 11)], Date.parse(back) - 1)).toEqual([
    { kind: 'disabled', name: 'Opción 11' },
  ]);
  expect(checkPicks(tea, off, [makePick(1, 11)], Date.parse(back))).toEqual([]);
});
