import { removeStored, writeStored } from '@comanda/client/storage.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { activeOrderName } from '../../platform/storage-names.ts';

/**
 * Reserves the space of the banner on the menu for the next visits: an order under way has one, and
 * later it is offered again. The starter in the page reads the reservation before the first paint.
 * `now`: milliseconds. docs/rules/orders.md#active-order-banner.
 */
export function reserveBannerSpace(now: number): void {
  document.documentElement.dataset['activeOrder'] = '';
  writeStored(activeOrderName, true, browserStorageLifetimes.place, now);
}

/** Removes the reservation: there is no order to show. */
export function releaseBannerSpace(): void {
  delete document.documentElement.dataset['activeOrder'];
  removeStored(activeOrderName);
}
