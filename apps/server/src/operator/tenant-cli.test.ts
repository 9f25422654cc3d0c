import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tenantCommands } from '../testing/tenant-commands.ts';
import { tenantFolder, writeFolder } from '../testing/tenant-folder.ts';

const commands = tenantCommands();

test('folders are validated, imported, imported again and exported; faults are listed and the command fails', async () => {
  const { good, bad, run } = commands;
  expect(await run('validate', good)).toEqual({
    code: 0,
    output: `${good}: valid\n`,
  });
  const refused = await run('validate', bad, good);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(
    `${bad} is refused, nothing was imported:\n  stores.json at [0].name: `,
  );
  expect(refused.output).toContain(`${good}: valid`);
  expect((await run('import', '--changed', good)).output).toMatch(
    /burger published \(\d+ changes\)/,
  );
  expect(await run('import', '--changed', good)).toEqual({
    code: 0,
    output: `${good}: as imported before\n`,
  });
  expect(await run('import', good)).toEqual({
    code: 0,
    output: `${good}: burger is published as it is\n`,
  });
  expect((await run('import', bad)).code).toBe(1);
  expect(await run('export', 'burger', `${good}-out`)).toEqual({
    code: 0,
    output: `${good}-out: 15 files of burger\n`,
  });
  expect((await run('export', 'broken', `${good}-out`)).code).toBe(1);
});

test.each<[string, object]>([
  ['another name', { name: 'Otra marca' }],
  ['no host in common', { hosts: ['otra.localhost'] }],
])(
  'a folder with the id of a published brand and %s is refused unless it may replace it',
  async (_what, changes) => {
    const { good, run } = commands;
    await run('import', '--replace', good);
    const other = await tenantFolder();
    Object.assign(other['tenant.json'], changes);
    const folder = await writeFolder(other);
    const refused = await run('import', folder);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(
      'tenant.json at id: "burger" is the id of a published brand with',
    );
    expect(refused.output).toContain('import it with --replace');
    expect((await run('import', good)).output).toContain('burger is published as it is');
    expect((await run('import', '--replace', folder)).output).toMatch(/burger published/);
    expect((await run('import', folder)).code, 'it is that brand now').toBe(0);
    await run('import', '--replace', good);
    await rm(folder, { recursive: true });
  },
);

test('a refused or missing folder does not stop the others, and the exit code reports it', async () => {
  const { bad, run } = commands;
  const other = await tenantFolder('other');
  other['tenant.json'].hosts = ['other.localhost'];
  const folder = await writeFolder(other);
  const outcome = await run('import', bad, `${folder}-nowhere`, folder);
  expect(outcome.code).toBe(2);
  expect(outcome.output).toContain(`${bad} is refused, nothing was imported:`);
  expect(outcome.output).toMatch(new RegExp(`${folder}-nowhere (is refused|was not imported)`));
  expect(outcome.output).toMatch(/other published \(\d+ changes\)/);
  await rm(folder, { recursive: true });
});

test('a published brand stays unchanged when its next folder is refused, and only the first fifty faults are listed', async () => {
  const { good, run } = commands;
  await run('import', good);
  const before = await run('export', 'burger', `${good}-before`);
  const next = await tenantFolder();
  next['menus/1.json'].name = '\u001b[31mrojo';
  next['banners.json'] = Array.from({ length: 361 }, () => 7);
  const folder = await writeFolder(next);
  const refused = await run('import', folder);
  expect(refused.code).toBe(1);
  expect(refused.output).not.toContain('\u001b');
  expect(refused.output.split('\n')).toHaveLength(1 + 50 + 1 + 1);
  expect(refused.output).toContain('  banners.json at [0]: must be an object, not 7\n');
  expect(refused.output).toContain('  and 312 more\n');
  expect(await run('import', '--changed', good)).toEqual({
    code: 0,
    output: `${good}: as imported before\n`,
  });
  expect((await run('export', 'burger', `${good}-after`)).code).toBe(before.code);
  expect(await bytesOf(`${good}-after`)).toEqual(await bytesOf(`${good}-before`));
  await Promise.all(
    [folder, `${good}-before`, `${good}-after`].map((each) => rm(each, { recursive: true })),
  );
});

const bytesOf = async (folder: string): Promise<Record<string, string>> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const read = files.map(async ({ parentPath, name }) => [
    join(parentPath, name).slice(folder.length),
    await readFile(join(parentPath, name), 'latin1'),
  ]);
  return Object.fromEntries(await Promise.all(read)) as Record<string, string>;
};

test('menus are written as files for a CDN', async () => {
  const { good, run } = commands;
  await run('import', '--changed', good);
  expect(await run('static', 'burger', `${good}-out`)).toEqual({
    code: 0,
    output: `${good}-out: 1 files of burger\n`,
  });
});

test('a new brand is created, is valid, and is not overwritten', async () => {
  const { good, run } = commands;
  const folder = `${good}-new/la-esquina`;
  expect(await run('new', folder, 'mx')).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${folder}: 30 files of a new brand`),
  });
  const { code, output } = await run('validate', folder);
  expect({ code, first: output.split('\n')[0] }).toEqual({ code: 0, first: `${folder}: valid` });
  expect(output).not.toContain('nobody can order');
  expect(await run('new', folder, 'mx')).toEqual({
    code: 1,
    output: `${folder}: is there already: name a folder that is not\n`,
  });
  await rm(`${good}-new`, { recursive: true });
});

test('without a command the program prints its usage', async () => {
  const { run } = commands;
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toContain('npm run tenant -- import');
});
