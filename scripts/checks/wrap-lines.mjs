import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../guards/repository-files.mjs';
import { print, runScript } from '../run-script.mjs';
import { root } from '../root.mjs';
import { wrapSource } from '../width/wrap-source.mjs';

/** Wraps comments and SQL of every source file at the print width, in place. */
await runScript(() => {
  let changed = 0;
  for (const [path] of repositoryFiles()) {
    const file = join(root, path);
    const text = readFileSync(file, 'utf8');
    const wrapped = wrapSource(path, text);
    if (wrapped === text) continue;
    writeFileSync(file, wrapped);
    changed += 1;
  }
  print(`Wrapped comments and SQL of ${changed} files.`);
});
