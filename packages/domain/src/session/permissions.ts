/**
 * Roles of a caller. `job`, `integration` and `courier` are machines with their own authentication.
 * docs/rules/people.md#visitor-guest-and-user.
 */
export const roles = ['visitor', 'guest', 'user', 'job', 'integration', 'courier'] as const;
export type Role = (typeof roles)[number];

/** The actions that a role may take. docs/rules/people.md#abilities-of-a-role. */
export type Permissions = {
  order: boolean;
  seeOrders: boolean;
  useCoupon: boolean;
  usePoints: boolean;
  saveCards: boolean;
  syncCart: boolean;
};

/** Returns the permissions of a role. A visitor becomes a guest by ordering; coupons, points and cards are for users. */
export function permissionsOf(role: 'visitor' | 'guest' | 'user'): Permissions {
  const isUser = role === 'user';
  const hasToken = role !== 'visitor';
  return {
    order: hasToken,
    seeOrders: hasToken,
    useCoupon: isUser,
    usePoints: isUser,
    saveCards: isUser,
    syncCart: hasToken,
  };
}
