/** Loyalty points that a user asks to use, and the user's balance; both count points. */
export type PointsRequest = { points: number; balance: number };
