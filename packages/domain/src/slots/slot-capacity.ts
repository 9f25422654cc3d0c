/**
 * Returns whether a slot takes no more orders. `booked`: orders placed for it. `capacity`: the
 * store's limit for each slot; null: no limit. Shoppers see full slots by this rule. The function
 * `take_slot` of the database holds the limit while orders are placed at the same time.
 * docs/rules/times.md#slot-capacity.
 */
export const isSlotFull = (booked: number, capacity: number | null): boolean =>
  capacity !== null && booked >= capacity;
