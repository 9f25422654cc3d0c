import { createHmac, randomBytes } from 'node:crypto';
import { readDataFile, readOrCreateFile } from './read-or-create-file.ts';

const fileName = 'token.secret';

/**
 * Returns the key that signs the tokens that are not stored: `configured` (TOKEN_SECRET, for
 * several servers), else one created at the first start in the data folder.
 */
export const tokenSecret = (configured: string | null, dataDir: string): string =>
  configured ?? readOrCreateFile(dataDir, fileName, () => randomBytes(32).toString('base64url'));

/**
 * Returns the same key if there is one: an operator's command never creates it, because the servers
 * would not have it.
 */
export const existingTokenSecret = (configured: string | null, dataDir: string): string | null =>
  configured ?? readDataFile(dataDir, fileName);

const markLength = 22;

/** Returns a text that tells two token secrets apart and reveals neither. */
export const markOfTokenSecret = (secret: string): string =>
  createHmac('sha256', secret)
    .update('mark of the token secret')
    .digest('base64url')
    .slice(0, markLength);
