import type { PictureEncoder } from '../../picture/picture-encoder.ts';
import { describeFolderProblem, type FolderProblem } from '../folder/folder-problem.ts';
import { type BuiltTenant, buildTenant } from './build-tenant.ts';
import { parseFolder } from './parse-folder.ts';
import { type Folder, folderDigest } from './read-folder.ts';

/**
 * Builds a folder that this program wrote itself. @throws Error naming its problems, which are a
 * mistake of the program.
 */
export async function buildFolder(
  files: Folder,
  make: PictureEncoder,
): Promise<{ built: BuiltTenant; digest: string }> {
  const content = parseFolder(files);
  const built = content.ok ? await buildTenant(content.value, files, make) : content;
  if (!built.ok) throw problemsError(built.error);
  return { built: built.value, digest: folderDigest(files) };
}

const problemsError = (problems: readonly FolderProblem[]): Error =>
  new Error(problems.map(describeFolderProblem).join('\n'));
