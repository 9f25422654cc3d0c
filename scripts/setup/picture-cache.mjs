import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { root } from '../root.mjs';

/**
 * The folder of the picture cache: COMANDA_PICTURE_CACHE; else one that all clones of a user share
 * ($XDG_CACHE_HOME/comanda/pictures, ~/.cache by default); else one in the clone if the user's
 * cannot be written.
 */
export function pictureCache(environment = process.env) {
  if (environment.COMANDA_PICTURE_CACHE) return environment.COMANDA_PICTURE_CACHE;
  const shared = join(userCache(environment), 'comanda', 'pictures');
  return isWritable(shared) ? shared : join(root, '.data', 'pictures');
}

/** The XDG base directory specification ignores relative paths. */
const userCache = ({ XDG_CACHE_HOME }) =>
  XDG_CACHE_HOME && isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), '.cache');

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
