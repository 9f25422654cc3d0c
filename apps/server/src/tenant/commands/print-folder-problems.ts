import { describeFolderProblems, type FolderProblem } from '../folder/folder-problem.ts';

/** Prints why a folder is refused. */
export function printFolderProblems(folder: string, problems: readonly FolderProblem[]): false {
  process.stderr.write(
    `${folder} is refused, nothing was imported:\n${describeFolderProblems(problems)
      .map((line) => `  ${line}`)
      .join('\n')}\n`,
  );
  return false;
}
