import type { Folder } from './read-folder.ts';

/**
 * Message about a missing file. It names a file that differs only in capitals, because some systems
 * ignore capitals and servers do not.
 */
export function missingFileReason(path: string, files: Folder): string {
  const sameNameFile = [...files.keys()].find(
    (other) => other.toLowerCase() === path.toLowerCase(),
  );
  return `${path} is missing${sameNameFile === undefined ? '' : `: there is ${sameNameFile}, and capitals matter`}`;
}
