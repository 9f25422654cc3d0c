import { randomBytes } from 'node:crypto';
import { readOrCreateFile } from './read-or-create-file.ts';

/**
 * Returns the key that signs the tokens that are not stored: `configured` (TOKEN_SECRET, for several servers), else one created at the first
 * start in the data folder.
 */
export const tokenSecret = (configured: string | null, dataDir: string): string =>
  configured ??
  readOrCreateFile(dataDir, 'token.secret', () => randomBytes(32).toString('base64url'));
