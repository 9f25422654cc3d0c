import { randomBytes } from 'node:crypto';
import { readOrCreateFile } from './read-or-create-file.ts';

/**
 * Returns the key that signs the tokens that are not stored: `given` (TOKEN_SECRET, for several servers), else one created at the first
 * start in the data folder.
 */
export const tokenSecret = (given: string | null, dataDir: string): string =>
  given ?? readOrCreateFile(dataDir, 'token.secret', () => randomBytes(32).toString('base64url'));
