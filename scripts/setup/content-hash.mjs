import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const generatedFolders = new Set(['node_modules', 'dist']);

/**
 * One hash over the names and bytes of these files and folders (paths inside the clone), without
 * generated files. `counts`: of the files, only those that it accepts.
 */
export function contentHash(paths, counts = () => true) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder).filter(counts).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  const names = readdirSync(join(root, path)).filter((name) => !generatedFolders.has(name));
  return names.flatMap((name) => filesUnder(join(path, name)));
}
