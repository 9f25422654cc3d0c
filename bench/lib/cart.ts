import type { Json } from './storefront.ts';

const maxLines = 5;

/** Five lines of the menu's first products with a required choice, each with what must be chosen and one thing more. */
export function cartItems({ products, modifierGroups }: Json): Json[] {
  const groups = new Map<number, Json>(modifierGroups.map((group: Json) => [group.id, group]));
  const groupsOf = (product: Json): Json[] =>
    product.modifierGroupIds.map((id: number) => groups.get(id));
  const plain = (product: Json): boolean =>
    groupsOf(product).some((group) => group.required) &&
    groupsOf(product).every((group) => group.parentModifierId === null) &&
    Object.keys(product.availabilityTime).length === 0 &&
    product.dispatchMethod === 'both' &&
    !product.deferred;
  return products
    .filter(plain)
    .slice(0, maxLines)
    .map((product: Json, index: number) => ({
      key: `line-${index}`,
      product_id: product.id,
      quantity: (index % 2) + 1,
      modifiers: modifiersOf(groupsOf(product)),
    }));
}

function modifiersOf(groups: readonly Json[]): Json[] {
  const extra = groups.find((group) => !group.required);
  return [
    ...groups.filter((group) => group.required).flatMap((group) => pick(group, group.minimum)),
    ...(extra ? pick(extra, 1) : []),
  ];
}

const pick = (group: Json, count: number): Json[] =>
  group.modifiers.slice(0, count).map((modifier: Json) => ({
    id: modifier.id,
    group_id: group.id,
    name: modifier.name,
    quantity: 1,
    action: 'add',
  }));

/** The question that prices them for pickup at the default store. */
export const benchPriceBody = (items: readonly Json[], storeId: number): Json => ({
  cart: { store_id: storeId, dispatch_method: 'in_store', items },
  payment_method: 'cash',
});

/** A guest's order of them, paid in cash at pickup. */
export const benchOrderBody = (items: readonly Json[], storeId: number, total: number): Json => ({
  order: {
    name: 'Camila Rojas',
    email: 'camila@example.com',
    phone: '87654321',
    payment_method: 'cash',
    store_id: storeId,
    dispatch_method: 'in_store',
    items_attributes: items,
    napkin: false,
    coverly: false,
    tip: 0,
    store_tip: 0,
    checkout_answers: [],
    terms_and_conditions: true,
    expected_total: total,
  },
  email_subscription: false,
  online_payment: false,
});
