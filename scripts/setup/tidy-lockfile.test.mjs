import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';
import { tidyLockfile } from './tidy-lockfile.mjs';

test('what packages ask of Node is kept of optional ones and of the project alone', () => {
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

test('the lockfile is tidy: npm ci does not warn of a Node that runs nothing (npm run dependencies mends it)', () => {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  expect(text === tidyLockfile(text)).toBe(true);
});
