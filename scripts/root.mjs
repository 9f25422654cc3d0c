import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone's own folder with symlinks resolved, so that each clone has one name. */
export const root = realpathSync(join(dirname(fileURLToPath(import.meta.url)), '..'));
