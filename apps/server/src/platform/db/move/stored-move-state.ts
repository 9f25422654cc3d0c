/**
 * States of a brand's rows in one database, as `tenants.move_state` has them. `served` (null
 * there): here. `arriving`: they are being copied to here. `leaving`: served here, and soon in the
 * other. `left`: the other serves them.
 */
export type StoredMoveState = 'served' | 'arriving' | 'leaving' | 'left';
