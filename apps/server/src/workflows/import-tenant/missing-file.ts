import type { Folder } from './read-folder.ts';

/** That a file is missing, and of which name it is there: systems differ in whether capitals matter, servers do not. */
export function missingFileReason(path: string, files: Folder): string {
  const sameNameFile = [...files.keys()].find(
    (other) => other.toLowerCase() === path.toLowerCase(),
  );
  return `${path} is missing${sameNameFile === undefined ? '' : `: there is ${sameNameFile}, and capitals matter`}`;
}
