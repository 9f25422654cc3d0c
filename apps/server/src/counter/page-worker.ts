import { createHash } from 'node:crypto';

/**
 * The page's path, the paths of the files that the worker caches, those of them that the page's
 * document names, and the texts of it that no path names the version of.
 */
type Shell = {
  page: string;
  files: readonly string[];
  named: readonly string[];
  texts: readonly string[];
};

const versionLength = 16;

/**
 * Returns the worker of the counter or of the rider's page: its built `code` behind the files of
 * one build and one brand. The version changes with any of them, so that browsers install the
 * worker anew and delete the cache of the one before.
 */
export function pageWorker(code: string, { texts, ...shell }: Shell): string {
  const hash = createHash('sha256').update([code, ...texts].join('\0'));
  const version = hash.digest('base64url').slice(0, versionLength);
  return `const pageShell = ${JSON.stringify({ version, ...shell })};\n${code}`;
}
