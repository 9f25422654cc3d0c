import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the content of a file in the data folder (mode 0600); the first process that reads it
 * creates it. The file appears complete or not at all, so that concurrent processes read the same
 * content. `name`: without a path. `make`: returns the first content.
 */
export function readOrCreateFile(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  const existing = readIfThere(file);
  if (existing !== null) return existing;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${make()}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Returns the content of a file of the data folder, or null if there is none. */
export const readDataFile = (dataDir: string, name: string): string | null =>
  readIfThere(join(dataDir, name));

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
