import { randomBytes } from 'node:crypto';
import { onceInFolder } from './once-in-folder.ts';

/**
 * The secret that seals tokens nobody stores. `given` (TOKEN_SECRET) when several servers share the work; else one made at the first
 * start and kept in the data folder.
 */
export const tokenSecret = (given: string | null, dataDir: string): string =>
  given ?? onceInFolder(dataDir, 'token.secret', () => randomBytes(32).toString('base64url'));
