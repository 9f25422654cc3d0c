import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { longSubjects, maxSubjectLength } from '../guards/commit-subject.mjs';
import { root } from '../root.mjs';
import { PlainError, print, runScript } from '../run-script.mjs';

const self = 'scripts/checks/commit-subjects.mjs';

const git = (...args) =>
  execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter(Boolean);

/** The commit that added this check, or undefined in a shallow clone and before it is committed. */
const addedIn = () => git('log', '--diff-filter=A', '--format=%H', '--', self).at(-1);

/** Fails when the subject of a commit after the one that added this check is too long. */
await runScript(() => {
  if (!existsSync(join(root, '.git'))) return print('Commit subjects: no git history here.');
  const first = addedIn();
  if (first === undefined || git('rev-parse', '--is-shallow-repository')[0] === 'true')
    return print('Commit subjects: the first commit to check is not in this history.');
  const commits = git('log', '--no-merges', '--format=%h %s', `${first}..HEAD`);
  const long = longSubjects(commits);
  if (long.length > 0)
    throw new PlainError(
      `Commit subjects longer than ${maxSubjectLength} characters:\n  ${long.join('\n  ')}`,
    );
  print(`Commit subjects: ${commits.length} commits, none too long.`);
});
