import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';

const server = join(root, 'apps/server/src');
const read = (...path) => readFileSync(join(root, ...path), 'utf8');

/** Returns the names of the environment variables that the server reads. */
const settings = () => {
  const readers = readdirSync(join(server, 'platform/settings')).map((name) =>
    join('platform/settings', name),
  );
  const text = ['config.ts', ...readers]
    .map((name) => readFileSync(join(server, name), 'utf8'))
    .join('\n');
  return [...text.matchAll(/(?:env(?:,\s+|\[)|databaseSetting\()'([A-Z_]+)'/g)].map(
    ([, name]) => name,
  );
};

/** Returns the settings with the addresses of payment providers, which their adapters name. */
const paymentSettings = () =>
  globSync('payments/providers/*/*.ts', { cwd: server }).flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(/\bsetting: '([A-Z_]+)'/g)].map(
      ([, name]) => name,
    ),
  );

const sorted = (names) => [...new Set(names)].sort();

/** Variables that the server of compose.yaml does not get, each with the reason. */
const leftOut = {
  DATABASE_URL: 'the migration and the import have it',
  HOST: 'all addresses of the container',
  COMANDA_PICTURE_CACHE: 'of the import',
  COMANDA_TENANTS_DIR: 'in the image',
  COMANDA_WEB_DIST: 'in the image',
  COMANDA_COUNTER_DIST: 'in the image',
  COMANDA_PARENT_PIPE: 'of the start scripts',
  DEMO: 'never in production',
  SANDBOX_URL: 'never in production',
  SANDBOX_FRAMES_URL: 'never in production',
  SANDBOX_INTEGRATION_KEY: 'never in production',
  GOOGLE_MAPS_URL: 'of the sandbox',
  ORDER_LIMITS: 'of tests and trials',
};

test('the container’s server is passed every setting that the server reads, and no other', () => {
  const [, part = ''] = read('compose.yaml').split(/^ {2}server:$/m);
  const [environment = ''] = part.split(/^ {4}volumes:/m);
  const shared = ['SECRETS_KEYS'].filter((name) => read('compose.yaml').includes(`  ${name}: $`));
  const passed = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)]
    .map(([, name]) => name)
    .concat(shared);
  const wanted = sorted([...settings(), ...paymentSettings()]).filter(
    (name) => !Object.hasOwn(leftOut, name),
  );
  expect(wanted.length).toBeGreaterThan(25);
  expect(passed.sort()).toEqual(wanted);
});

test('each setting has a line in the table of docs/operations.md', () => {
  const rows = read('docs/operations.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = new Set(
    rows.flatMap((line) =>
      [...(line.split(' | ')[0] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    ),
  );
  expect(settings().filter((name) => !named.has(name))).toEqual([]);
});
