import { execFileSync } from 'node:child_process';
import { root } from '../../scripts/root.mjs';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * The short hash of the commit that is measured, with `+` if a tracked file outside of docs differs
 * from it.
 */
export function measuredCommit(): string {
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs');
  return `${git('rev-parse', '--short=8', 'HEAD')}${changed === '' ? '' : '+'}`;
}
