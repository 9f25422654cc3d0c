import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';
import { tidyLockfile } from './tidy-lockfile.mjs';

test('the lockfile keeps `engines` only of optional packages and of the project', () => {
  const engines = { node: '>=26' };
  const packages = {
    '': { engines },
    'node_modules/needed': { version: '1.0.0', engines },
    'node_modules/extra': { optional: true, engines },
  };
  const tidy = {
    '': { engines },
    'node_modules/needed': { version: '1.0.0' },
    'node_modules/extra': { optional: true, engines },
  };
  expect(JSON.parse(tidyLockfile(JSON.stringify({ packages })))).toEqual({ packages: tidy });
});

test('the lockfile is tidy, so npm ci does not warn of the machine’s Node (npm run dependencies mends it)', () => {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  expect(text === tidyLockfile(text)).toBe(true);
});
