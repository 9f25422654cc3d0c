/** Who is asking. Spec §6. `job` and `integration` are machines with a token of their own. */
export type Role = 'visitor' | 'guest' | 'user' | 'job' | 'integration';

/** What a person may do. Spec §6 Roles and permissions. */
export type Abilities = {
  order: boolean;
  seeOrders: boolean;
  useCoupon: boolean;
  usePoints: boolean;
  saveCards: boolean;
  syncCart: boolean;
};

/** A visitor becomes a guest by ordering; coupons, points and cards are for users. */
export function abilities(role: 'visitor' | 'guest' | 'user'): Abilities {
  const isUser = role === 'user';
  const hasToken = role !== 'visitor';
  return { order: hasToken, seeOrders: hasToken, useCoupon: isUser, usePoints: isUser, saveCards: isUser, syncCart: hasToken };
}
