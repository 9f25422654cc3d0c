/**
 * Kinds of saved addresses, in the order of the list.
 * docs/rules/places.md#order-of-saved-addresses.
 */
export const addressKinds = ['home', 'work', 'couple', 'other'] as const;
