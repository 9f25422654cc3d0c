import { print } from '../run-script.mjs';
import { buildApps } from './build-apps.mjs';
import { compressApps } from './compress-apps.mjs';

/**
 * The storefront, and the counter with the page of riders. Builds only what changed since the last
 * build.
 */
await buildApps();
await compressApps();
print('The storefront and the counter, with the page of riders, are built.');
