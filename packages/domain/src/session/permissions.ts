/** Who is asking. docs/rules/people.md#visitor-guest-and-user. `job`, `integration` and `courier` are machines that prove themselves in ways of their own. */
export const roles = ['visitor', 'guest', 'user', 'job', 'integration', 'courier'] as const;
export type Role = (typeof roles)[number];

/** What a person may do. docs/rules/people.md#abilities-of-a-role. */
export type Permissions = {
  order: boolean;
  seeOrders: boolean;
  useCoupon: boolean;
  usePoints: boolean;
  saveCards: boolean;
  syncCart: boolean;
};

/** A visitor becomes a guest by ordering; coupons, points and cards are for users. */
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
