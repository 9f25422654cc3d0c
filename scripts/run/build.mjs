import { print } from '../run-script.mjs';
import { buildAll } from './build-all.mjs';

/**
 * The programs of the server, the storefront, and the counter with the page of riders. Builds only
 * what changed since the last build.
 */
await buildAll();
print('The server, the storefront and the counter, with the page of riders, are built.');
