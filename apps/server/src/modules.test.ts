import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modules } from './modules.ts';

const root = import.meta.dirname;

test('every module file stands in the list of modules once', async () => {
  const files = globSync('*/*.module.ts', { cwd: root });
  const declared = await Promise.all(files.map((file) => import(join(root, file))));
  expect(modules).toHaveLength(files.length);
  expect(new Set<unknown>(modules)).toEqual(
    new Set(declared.flatMap((file) => Object.values(file))),
  );
});
