import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { tidyLockfile } from './setup/tidy-lockfile.mjs';

/**
 * npm runs this after each change of the installed packages (its script `dependencies`). A tidy
 * lockfile is left unchanged.
 */
const file = join(root, 'package-lock.json');
const text = readFileSync(file, 'utf8');
const tidy = tidyLockfile(text);
if (tidy !== text) writeFileSync(file, tidy);
