import { print } from '../run-script.mjs';
import { buildApps } from './build-apps.mjs';

/**
 * The storefront, and the counter with the page of riders. Builds only what changed since the last
 * build.
 */
await buildApps();
print('The storefront and the counter, with the page of riders, are built.');
