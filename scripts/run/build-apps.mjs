import { buildOnce } from './build-once.mjs';

/**
 * Builds the two web applications that the server serves, if their sources changed, one after the
 * other: both at once need more memory than a small machine has.
 */
export async function buildApps() {
  await buildOnce({ folder: 'web', name: 'storefront' });
  await buildOnce({ folder: 'counter', name: 'counter' });
}
