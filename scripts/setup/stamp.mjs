import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Does `work` unless the stamp in `file` says it was done for the same `mark`. The stamp is written last. */
export async function oncePer(file, mark, work) {
  if (readOrNull(file) === mark) return;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, mark);
}

function readOrNull(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
