import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { root } from '../root.mjs';
import { median, ninetieth } from './source-files.mjs';

const git = (...args) =>
  execFileSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });

/** The newest `most` feature commits that the clone has, and whether its history is cut short. */
export function readFeatureCommits(most = 200) {
  const options = ['--no-merges', `-n${most}`, '--grep=^feat', '--format=%x00', '--name-status'];
  return {
    commits: parseCommits(git('log', '--no-renames', ...options)),
    isShallow: git('rev-parse', '--is-shallow-repository').trim() === 'true',
  };
}

/** Reads the log: one list of `{ path, isNew }` for each commit. */
export const parseCommits = (log) =>
  log
    .split('\0')
    .slice(1)
    .map((block) =>
      block
        .split('\n')
        .filter((line) => line.includes('\t'))
        .map((line) => ({ path: line.split('\t')[1], isNew: line.startsWith('A') })),
    );

/**
 * Files and folders of a commit, and how many files each of the last ten changed but did not add.
 */
export function summariseCommits(commits) {
  const folders = commits.map((commit) => new Set(commit.map(({ path }) => dirname(path))).size);
  const changed = commits.map((commit) => commit.filter(({ isNew }) => !isNew).length);
  return {
    files: spreadOf(commits.map((commit) => commit.length)),
    folders: spreadOf(folders),
    changed: changed.slice(0, 10),
  };
}

const spreadOf = (values) => ({ median: median(values), p90: ninetieth(values) });
