import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const generatedPath =
  /(^|\/)(node_modules|dist|coverage|test-results|playwright-report|[.]data|[.]git)(\/|$)/;

/** Returns whether a build or a run generates this path; a fresh clone does not have it. */
export const isGenerated = (path) => generatedPath.test(path);

const isText = (bytes) => !bytes.subarray(0, 8_000).includes(0);

/**
 * Every text file that is or could be committed: `[path, text]`. Without git (an unpacked archive),
 * every file on disk.
 */
export function repositoryFiles() {
  const files = listFiles().filter((path) => existsSync(join(root, path)));
  return files
    .map((path) => [path, readFileSync(join(root, path))])
    .filter(([, bytes]) => isText(bytes))
    .map(([path, bytes]) => [path, String(bytes)]);
}

function listFiles() {
  if (!existsSync(join(root, '.git'))) {
    return globSync('**/*', { cwd: root, exclude: isGenerated }).filter((path) =>
      statSync(join(root, path)).isFile(),
    );
  }
  const options = [
    '-c',
    'safe.directory=*',
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ];
  return execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
    .split('\0')
    .filter(Boolean);
}
