import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret that seals tokens nobody stores. `given` (TOKEN_SECRET) when several servers share the work; else one made at the first
 * start and kept in the data folder.
 */
export function tokenSecret(given: string | null, dataDir: string): string {
  if (given !== null) return given;
  const file = join(dataDir, 'token.secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
