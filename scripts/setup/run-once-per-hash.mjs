import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Does `work` unless the stamp in `file` says it was done for the same `mark`. The stamp goes first and comes
 * back last, so that half a work is never taken for one. Work that answers false is not done yet.
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
