import { defineStaffStorageName as name } from '@comanda/client/storage-key.ts';
import type { DraftSection } from '@comanda/domain/draft/draft-edit.ts';

/*
 * Every name under which the counter stores something in a browser. None is a name of the
 * storefront, which may run in the same browser. docs/rules/counter-shell.md#stored-session.
 */

/** The staff member who is signed in, with the id of the session. The token is in a cookie. */
export const counterSessionName = name('counter-session');
/**
 * The device on which others sign in with their PIN: its id, its name, and whether it is shared.
 * The token is in a cookie.
 */
export const counterDeviceName = name('counter-device');
/** Sessions that were locked here and that the server has not ended yet. */
export const counterLocksName = name('counter-locks');
/** The taps on orders that the server has not answered yet. */
export const orderTapsName = name('counter-order-taps');
/** The store that this device shows. */
export const counterStoreName = name('counter-store');
/** The board of this device shows all stores of the person. */
export const counterAllStoresName = name('counter-all-stores');
/** The sound of this device is off for some minutes. */
export const counterMuteName = name('counter-mute');
/** Edits of the menu that are not published yet, with whose they are. */
export const counterMenuDraftName = name('counter-menu-draft');
/** Edits of the brand's draft that the server has not kept yet, with whose they are. */
export const unsentBrandEditsName = {
  menu: name('counter-brand-edits'),
  look: name('counter-look-edits'),
  coupons: name('counter-coupon-edits'),
  stores: name('counter-store-edits'),
  rules: name('counter-rule-edits'),
} as const satisfies Record<DraftSection, unknown>;
/** The receipt printer of this device: the width of its paper, and whether it prints by itself. */
export const counterPaperName = name('counter-paper');
/** The large type of the board on this device. */
export const counterLargeTypeName = name('counter-large-type');
/** The actions of a rider that the server has not answered yet. */
export const riderActionsName = name('rider-actions');
/** The stops of a rider's run as the server last told them. */
export const riderRunName = name('rider-run');

/** Caches of the worker of the rider's page, each of one build. */
export const riderCachePrefix = 'rider-page-';
/** Caches of the worker of the counter, each of one build. */
export const counterCachePrefix = 'counter-page-';
