import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { plantedOffences } from './planted-offences.mjs';
import { readImports, ruleNames } from './read-imports.mjs';

/**
 * Returns the names of the rules that do not catch the offence planted for them, in a small fixture
 * tree beside the real one.
 */
export async function findIneffectiveRules() {
  const fixtureTree = realpathSync(mkdtempSync(join(tmpdir(), 'comanda-imports-')));
  try {
    for (const [file, target] of Object.values(plantedOffences)) plant(fixtureTree, file, target);
    const { summary } = await readImports(fixtureTree, ['packages', 'apps']);
    return ruleNames.filter(
      (name) => !summary.violations.some((violation) => catches(violation, name)),
    );
  } finally {
    rmSync(fixtureTree, { recursive: true, force: true });
  }
}

/** A cycle is reported from any of its files. */
const catches = ({ rule, from, to }, name) =>
  rule.name === name && [from, to].includes(plantedOffences[name]?.[0]);

/** The planted imports are type-only, because type imports must obey the rules too. */
function plant(fixtureTree, file, target) {
  write(join(fixtureTree, file), `import type { T } from '${target}';\nexport type U = T;\n`);
  if (!target.endsWith('target.ts') && !target.endsWith('back.ts')) return;
  const targetFile = join(dirname(join(fixtureTree, file)), target);
  const back = relative(dirname(targetFile), join(fixtureTree, file));
  write(
    targetFile,
    target.endsWith('back.ts')
      ? `import type { U } from './${back}';\nexport type T = U;\n`
      : 'export type T = 1;\n',
  );
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
