import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Runs `work` unless the stamp in `file` has this `hash`. The stamp is removed first and written
 * last, so that incomplete work never counts. Work that returns false counts as not done.
 */
export async function runOncePerHash(file, hash, work) {
  if (readOrNull(file) === hash) return;
  rmSync(file, { force: true });
  if ((await work()) === false) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

function readOrNull(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
