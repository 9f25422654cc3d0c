import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';

const maxLines = 5;

/**
 * Five lines of the menu's first products with a required choice, each with what must be chosen and
 * one thing more.
 */
export function cartItems({ products, modifierGroups }: AnyJson): AnyJson[] {
  const groups = new Map<number, AnyJson>(
    modifierGroups.map((group: AnyJson) => [group.id, group]),
  );
  const groupsOf = (product: AnyJson): AnyJson[] =>
    product.modifierGroupIds.map((id: number) => groups.get(id));
  const plain = (product: AnyJson): boolean =>
    groupsOf(product).some((group) => group.required) &&
    groupsOf(product).every((group) => group.parentModifierId === null) &&
    product.availability.length === 7 &&
    Object.keys(product.availabilityTime).length === 0 &&
    product.dispatchMethod === 'both' &&
    !product.deferred;
  return products
    .filter(plain)
    .slice(0, maxLines)
    .map((product: AnyJson, index: number) => ({
      key: `line-${index}`,
      product_id: product.id,
      quantity: (index % 2) + 1,
      modifiers: modifiersOf(groupsOf(product)),
    }));
}

function modifiersOf(groups: readonly AnyJson[]): AnyJson[] {
  const extra = groups.find((group) => !group.required);
  return [
    ...groups.filter((group) => group.required).flatMap((group) => pick(group, group.minimum)),
    ...(extra ? pick(extra, 1) : []),
  ];
}

const pick = (group: AnyJson, count: number): AnyJson[] =>
  group.modifiers.slice(0, count).map((modifier: AnyJson) => ({
    id: modifier.id,
    group_id: group.id,
    name: modifier.name,
    quantity: 1,
    action: 'add',
  }));

/** The question that prices them for pickup at the default store. */
export const benchPriceBody = (items: readonly AnyJson[], storeId: number): AnyJson => ({
  cart: { store_id: storeId, dispatch_method: 'in_store', items },
  payment_method: 'cash',
});

/** A guest's order of them, paid in cash at pickup. */
export const benchOrderBody = (
  items: readonly AnyJson[],
  storeId: number,
  total: number,
): AnyJson => ({
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
