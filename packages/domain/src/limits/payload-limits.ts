import { isStaffRole, type Role } from '../session/role.ts';

/**
 * Most items of each list that the API reads or answers in one call. Lines of a cart and units of a
 * line: `cart/cart.ts`. docs/rules/limits.md#payload-limits.
 */
export const payloadLimits = {
  modifiersPerLine: 60,
  answersPerOrder: 20,
  /** Orders under way in one answer, which has no pages. */
  activeOrders: 50,
  /** Stock levels, or switched-off items, in one call of a restaurant's system. */
  itemsPerIntegrationCall: 2_000,
  /** Units of stock of one product. */
  stockUnits: 1_000_000,
  /** Stores of one staff member who does not work for all. */
  storesOfStaff: 500,
  /** Devices of the counter that stay when a person leaves. */
  keptDevices: 200,
  /** Edits of the menu in one publication. */
  menuEdits: 500,
  /** Edits of the menus in one call that keeps a draft, and in the whole draft. */
  draftEdits: 1_000,
  draftEditsInAll: 20_000,
  /** Removed dishes in one answer, which has no pages. */
  archivedDishes: 100,
  /** Loyalty points in one call. */
  points: 1_000_000_000,
} as const;

/**
 * Items of a page when the call names no limit, and at most. docs/rules/orders.md#lists-of-orders.
 */
export const pageSizes = {
  orders: { usual: 20, max: 50 },
  kitchenOrders: { usual: 50, max: 100 },
  counterActions: { usual: 50, max: 50 },
  menuVersions: { usual: 30, max: 30 },
  dayOrders: { usual: 30, max: 30 },
} as const;

/**
 * Most bytes of the body of a call that anybody may make.
 * docs/rules/limits.md#body-size-and-content-type.
 */
export const maxPublicBodyBytes = 64 * 1_024;

/**
 * Most bytes of a body of staff, and of a restaurant's system: a publication of the menu, the stock
 * of every product.
 */
const maxRestaurantBodyBytes = 512 * 1_024;

/**
 * Returns the most bytes of the JSON body of a call by who may make it. A guest counts as anybody,
 * because anybody may become one. docs/rules/limits.md#body-size-and-content-type.
 */
export const maxBodyBytesOf = (access: readonly Role[]): number =>
  access.every((role) => isStaffRole(role) || role === 'integration')
    ? maxRestaurantBodyBytes
    : maxPublicBodyBytes;

/**
 * Most bytes of an uploaded picture, and of a file of a folder.
 * docs/rules/counter-menu.md#pictures-of-dishes.
 */
export const maxPictureBytes = 4 * 1_024 * 1_024;

/** Deepest nesting of a JSON body. docs/rules/limits.md#json-bodies. */
export const maxJsonDepth = 16;
