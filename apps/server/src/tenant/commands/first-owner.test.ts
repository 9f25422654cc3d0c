import { expect, test } from 'vitest';
import { ownerQueries } from '../../testing/owner-queries.ts';
import { tenantCommands } from '../../testing/tenant-commands.ts';

const commands = tenantCommands();

test('the operator makes the first owner of an imported brand, once', async () => {
  const { good, bad, database, run } = commands;
  const owner = await ownerQueries(database.ownerUrl);
  const staff = () =>
    owner.rows('burger', 'select name, email, role, all_stores from staff order by email');
  try {
    await run('import', good);
    expect((await run('owner', bad, 'ana@example.cl')).output).toContain(
      'broken is not in the database',
    );
    expect((await run('owner', `${good}/no`, 'ana@example.cl')).code).toBe(1);
    expect((await run('owner', good, 'ana')).output).toContain('"ana" is no email');
    expect((await run('owner', good, 'ana@example.cl', '7')).output).toContain('is no name');
    expect(await staff()).toEqual([]);
    const made = await run('owner', good, 'Ana@Example.cl', 'Ana Soto');
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringContaining('burger: ana@example.cl is an owner.'),
    });
    expect((await run('owner', good, 'ana@example.cl')).output).toContain('nothing changed');
    const ana = { name: 'Ana Soto', email: 'ana@example.cl', role: 'owner', all_stores: true };
    expect(await staff()).toEqual([ana]);
    expect((await run('demo-staff', good)).code).toBe(0);
    await owner.rows(
      'burger',
      `update staff set role = 'crew' where email = 'dueno@burger.example'`,
    );
    expect((await run('demo-staff', good)).code).toBe(0);
    expect((await run('owner', good, 'dueno@burger.example')).output).toContain('is an owner now');
    expect((await staff()).map(({ email, role }) => [email, role])).toEqual([
      ['ana@example.cl', 'owner'],
      ['dueno@burger.example', 'owner'],
      ['encargado@burger.example', 'manager'],
      ['equipo@burger.example', 'crew'],
    ]);
  } finally {
    await owner.end();
  }
});
