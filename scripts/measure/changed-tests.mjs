import { execFileSync } from 'node:child_process';
import { root } from '../root.mjs';
import { PlainError, print, runScript } from '../run-script.mjs';
import { changedLines } from './changed-lines.mjs';

/**
 * Prints each line of a test or story that differs between a commit and the newest one and is not
 * part of an import: a refactoring changes nothing else. Usage:
 * `npm run measure:tests -- <base>`.
 */
await runScript(() => {
  const [base] = process.argv.slice(2);
  if (base === undefined) throw new PlainError('Usage: npm run measure:tests -- <base>');
  const tests = ['--', '*.test.*', '*.story.ts'];
  const diff = git('diff', '-U0', '-M', '--no-color', '--no-ext-diff', `${base}...HEAD`, ...tests);
  const from = git('merge-base', base, 'HEAD').trim();
  const lines = changedLines(diff, (side, path) =>
    git('show', `${side === 'old' ? from : 'HEAD'}:${path}`),
  );
  for (const line of lines) print(line);
  print(`${lines.length} changed lines of tests and stories, imports aside.`);
});

function git(...args) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 256 << 20 };
  return execFileSync('git', ['-c', 'safe.directory=*', ...args], options);
}
