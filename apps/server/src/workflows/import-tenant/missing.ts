import type { Folder } from './read-folder.ts';

/** That a file is missing, and of which name it is there: systems differ in whether capitals matter, servers do not. */
export function missing(path: string, files: Folder): string {
  const alike = [...files.keys()].find((other) => other.toLowerCase() === path.toLowerCase());
  return `${path} is missing${alike === undefined ? '' : `: there is ${alike}, and capitals matter`}`;
}
