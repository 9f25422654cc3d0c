import { globSync } from 'node:fs';
import { root } from '../root.mjs';
import { PlainError, runScript, print } from '../run-script.mjs';
import { readImports } from './read-imports.mjs';
import { findIneffectiveRules } from './ineffective-rules.mjs';
import { unusedNounImports } from './unused-noun-imports.mjs';

const folders = ['packages', 'apps', 'scripts', 'e2e', 'bench', 'tools'];
const isSource = /[.](ts|tsx|mjs)$/;
const isGenerated = /(^|\/)(node_modules|dist)(\/|$)/;

const sourceFiles = () =>
  globSync(`{${folders.join(',')}}/**/*`, {
    cwd: root,
    exclude: (path) => isGenerated.test(path),
  }).filter((path) => isSource.test(path));

const describeViolation = ({ rule, from, to, cycle }) =>
  `  ${rule.name}\n    ${from}\n      imports ${cycle ? cycle.map((step) => step.name).join('\n      imports ') : to}`;

/**
 * An import without a file extension (`./cart`, `@comanda/domain/cart`) names a folder's index or
 * is ambiguous: imports must name the file.
 */
const importsFolder = ({ module }) =>
  /^([.]|@comanda\/)/.test(module) && !/[.][a-z0-9]+$/.test(module);

const folderImports = (modules) =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(importsFolder)
      .map(({ module }) => `  no-file-imports-a-folder\n    ${source}\n      imports ${module}`),
  );

/**
 * Checks that the import rules hold, that every source file was read, that every rule catches its
 * planted offence, and that the table of the server's nouns is true.
 */
await runScript(async () => {
  const files = sourceFiles();
  const { modules, summary } = await readImports(
    root,
    folders.filter((folder) => files.some((file) => file.startsWith(`${folder}/`))),
  );
  const read = new Set(modules.map(({ source }) => source));
  const unread = files.filter((file) => !read.has(file));
  if (unread.length > 0)
    throw new PlainError(`Import rules: these files were not read:\n  ${unread.join('\n  ')}`);
  const ineffective = await findIneffectiveRules();
  if (ineffective.length > 0)
    throw new PlainError(
      `Import rules: these rules let a planted offence pass:\n  ${ineffective.join('\n  ')}`,
    );
  const unused = unusedNounImports(root, modules);
  if (unused.length > 0)
    throw new PlainError(
      `Import rules: scripts/checks/server-nouns.cjs:\n  ${unused.join('\n  ')}`,
    );
  const offences = [...summary.violations.map(describeViolation), ...folderImports(modules)];
  if (offences.length > 0)
    throw new PlainError(`Import rules: ${offences.length} offences\n${offences.join('\n')}`);
  print(`Import rules: ${files.length} files, no offence.`);
});
