import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type FolderDraft, tenantFolder } from '../../testing/tenant-folder.ts';
import { checkMenu } from './check-menu.ts';
import { menuFileSchema } from './menu-schema.ts';

type Menu = FolderDraft[string];

/**
 * Groups 1 (modifiers 10, 11), 2 (20, 21) and 3 (30); group 3 is shown while modifier 20 is chosen.
 */
async function problemsOf(change: (menu: Menu) => void): Promise<readonly string[]> {
  const { 'menus/1.json': menu } = await tenantFolder();
  change(menu);
  const read = v.safeParse(menuFileSchema, menu);
  if (!read.success) return read.issues.map(({ message }) => message);
  return checkMenu('menus/1.json', read.output).map(({ place, reason }) => `${place}: ${reason}`);
}

const cycle = (at: number): string => `modifierGroups[${at}].parentModifierId: forms a cycle`;

test('a second level of modifier groups is valid', async () => {
  expect(await problemsOf(() => undefined)).toEqual([]);
});

test('a group inside one of its own modifiers is refused', async () => {
  expect(await problemsOf((menu) => (menu.modifierGroups[2].parentModifierId = 30))).toEqual([
    expect.stringContaining(cycle(2)),
  ]);
});

test('two groups that contain each other are refused, both by name', async () => {
  const problems = await problemsOf((menu) => (menu.modifierGroups[1].parentModifierId = 30));
  expect(problems).toEqual([expect.stringContaining(cycle(1)), expect.stringContaining(cycle(2))]);
});

test('a cycle of three groups is refused', async () => {
  const problems = await problemsOf((menu) => {
    menu.modifierGroups[0].parentModifierId = 30;
    menu.modifierGroups[1].parentModifierId = 10;
  });
  expect(problems.map((problem) => problem.slice(0, cycle(0).length))).toEqual([
    cycle(0),
    cycle(1),
    cycle(2),
  ]);
});

test('a third level of modifier groups is refused, but not as a cycle', async () => {
  const problems = await problemsOf((menu) => (menu.modifierGroups[1].parentModifierId = 10));
  expect(problems).toEqual([
    'modifierGroups[2].parentModifierId: a third level of groups is not supported',
  ]);
});

test.each([
  [1, []],
  [3, []],
  [4, ['included must not be above maximum']],
  [0, [expect.stringContaining('>=1')]],
  [1.5, [expect.stringContaining('integer')]],
])(
  'a group of three modifiers with %d included modifiers is checked',
  async (included, expected) => {
    expect(await problemsOf((menu) => (menu.modifierGroups[1].included = included))).toEqual(
      expected,
    );
  },
);
