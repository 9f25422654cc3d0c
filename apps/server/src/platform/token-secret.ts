import { randomBytes } from 'node:crypto';
import { readOrCreateFile } from './read-or-create-file.ts';

/**
 * The secret that seals tokens nobody stores. `given` (TOKEN_SECRET) when several servers share the work; else one made at the first
 * start and kept in the data folder.
 */
export const tokenSecret = (given: string | null, dataDir: string): string =>
  given ?? readOrCreateFile(dataDir, 'token.secret', () => randomBytes(32).toString('base64url'));
