import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';
import { tenantCommands, withoutWarnings } from '../../testing/tenant-commands.ts';
import { tenantFolder, writeFolder } from '../../testing/tenant-folder.ts';

const commands = tenantCommands();

test('a brand without any way to order is valid, with a warning that gives the reason', async () => {
  const { run } = commands;
  const closed = await tenantFolder('closed');
  for (const store of closed['stores.json']) store.businessHours = [];
  closed['stores.json'][0].paymentMethods = ['webpay'];
  const folder = await writeFolder(closed);
  const { code, output } = await run('validate', folder);
  expect(code).toBe(0);
  expect(output).toContain(
    `${folder}: valid\n  warning: nobody can order from store 1 "Local 1": it never opens`,
  );
  expect(output).toContain('store 1 "Local 1" is paid online only (webpay)');
  expect(output).toContain(
    '  warning: nobody can order from this brand: each of its stores has an obstacle\n',
  );
  await rm(folder, { recursive: true });
});

test('a store whose orders go to a system without an address is valid, with a warning', async () => {
  const { run } = commands;
  const folder = withoutWarnings(await tenantFolder('unheard'));
  folder['stores.json'][1].ordersGoTo = 'system';
  const path = await writeFolder(folder);
  expect(await run('validate', path)).toEqual({
    code: 0,
    output: `${path}: valid\n  warning: the orders of store 2 "Local 2" go to a system without a kitchenUrl: the import refuses that, except with KITCHEN_URL and one brand, or in a demonstration\n`,
  });
  await rm(path, { recursive: true });
});

test('outside a demonstration an import refuses a store whose orders would reach nobody', async () => {
  const { database } = commands;
  const folder = withoutWarnings(await tenantFolder('unheard'));
  folder['stores.json'][1].ordersGoTo = 'system';
  const path = await writeFolder(folder);
  const run = (environment: Record<string, string>) =>
    runCli('tenant-cli.ts', ['import', path], { DATABASE_URL: database.ownerUrl, ...environment });
  const refused = await run({ DEMO: '0' });
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('stores.json at [1].ordersGoTo: the orders would reach nobody');
  const url = 'http://kitchen.example/orders';
  expect((await run({ DEMO: '0', KITCHEN_URL: url })).output).toContain('unheard published');
  const second = { ...folder, 'tenant.json': { ...folder['tenant.json'], id: 'second' } };
  second['tenant.json'].hosts = ['second.localhost'];
  const beside = await writeFolder(second);
  const other = await runCli('tenant-cli.ts', ['import', beside], {
    DATABASE_URL: database.ownerUrl,
    ...{ DEMO: '0', KITCHEN_URL: url },
  });
  expect(other.output, 'KITCHEN_URL counts for a single brand').toContain('reach nobody');
  expect((await run({ DEMO: '1', SANDBOX_URL: 'http://127.0.0.1:9' })).code).toBe(0);
  for (const one of [path, beside]) await rm(one, { recursive: true });
});

test('a points rate that is not the country’s is valid, with a warning', async () => {
  const { run } = commands;
  const generous = withoutWarnings(await tenantFolder('generous'));
  Object.assign(generous['settings.json'], {
    loyaltyProgram: true,
    loyaltyProgramParams: { name: 'Leña', minAmount: 1_000, maxAmount: 10_000 },
    pointRate: 600,
  });
  const folder = await writeFolder(generous);
  const { code, output } = await run('validate', folder);
  expect({ code, output }).toEqual({
    code: 0,
    output: `${folder}: valid\n  warning: pointRate 600 is not the rate of the country, 500: 100 points are worth $600\n`,
  });
  await rm(folder, { recursive: true });
});
