import type { Role } from '@comanda/domain/session/role.ts';

/** Every client of the storefront, with or without a session. */
export const everyone = ['visitor', 'guest', 'user'] as const satisfies readonly Role[];

/** Shoppers with a session, who can place orders. */
export const buyers = ['guest', 'user'] as const satisfies readonly Role[];

/** A restaurant's own systems, which sign their calls. */
export const restaurantSystems = ['integration'] as const satisfies readonly Role[];

/** Shoppers with an account. */
export const users = ['user'] as const satisfies readonly Role[];

/** Everybody who works at a restaurant's counter. docs/rules/counter.md#roles-of-staff. */
export const staff = ['crew', 'manager', 'owner'] as const satisfies readonly Role[];

/** Staff that may refund, change the store and read its money. */
export const managers = ['manager', 'owner'] as const satisfies readonly Role[];

/** Staff that may change the staff. */
export const owners = ['owner'] as const satisfies readonly Role[];

/** Callers without a session, who send the key of a link instead. */
export const linkHolders = ['visitor'] as const satisfies readonly Role[];
