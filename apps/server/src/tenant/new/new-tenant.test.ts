import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeFolderProblem } from '../folder/folder-problem.ts';
import { validateFolder } from '../import/import-tenant.ts';
import { newTenant } from './new-tenant.ts';

let room: string;
beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'comanda-new-'));
});
afterAll(() => rm(room, { recursive: true }));

test.each(['cl', 'gt', 'mx', 'pe'])(
  'a new brand of %s is valid and has the name of its folder',
  async (country) => {
    const folder = join(room, `la-esquina-${country}`);
    expect(await newTenant(folder, country)).toMatchObject({ ok: true });
    const outcome = await validateFolder(folder);
    expect(outcome.ok ? [] : outcome.error.map(describeFolderProblem)).toEqual([]);
    if (!outcome.ok) return;
    const { identity, stores, menus, settings } = outcome.value.built;
    expect(settings).not.toHaveProperty('darkHeaderColour');
    expect(identity).toMatchObject({
      id: `la-esquina-${country}`,
      country,
      hosts: [`la-esquina-${country}.localhost`],
    });
    expect(stores).toMatchObject([
      { deliveryZones: [{}], checkoutQuestions: [], ordersGoTo: 'counter' },
    ]);
    expect(menus[0]?.products.filter(({ image }) => image)).toHaveLength(8);
    expect(
      menus[0]?.modifierGroups.map(({ required, parentModifierId }) => [
        required,
        parentModifierId,
      ]),
    ).toEqual([
      [true, null],
      [false, null],
      [true, 4],
    ]);
    expect(settings.texts).toBeUndefined();
    expect(await readFile(join(folder, 'pages/terms-and-conditions.md'), 'utf8')).toContain(
      '**La Esquina',
    );
  },
);

test('existing files stay unchanged', async () => {
  const named = join(room, 'taken');
  await newTenant(named, 'mx');
  await writeFile(join(named, 'tenant.json'), 'mine');
  expect(await newTenant(named, 'mx')).toEqual({
    ok: false,
    error: 'is there already: name a folder that is not',
  });
  expect(await readFile(join(named, 'tenant.json'), 'utf8')).toBe('mine');
});

test('a name that cannot be an id and a country without a demo brand are refused, and nothing is written', async () => {
  const before = await readdir(room);
  expect(await newTenant(join(room, 'La Esquina'), 'cl')).toEqual({
    ok: false,
    error:
      "the folder's name becomes the brand's id: it must be lower-case letters, digits and single hyphens",
  });
  expect(await newTenant(join(room, 'la-esquina'), 'es')).toEqual({
    ok: false,
    error: 'the country must be one of cl, gt, mx, pe, not es',
  });
  expect(await readdir(room)).toEqual(before);
});
