/** The settings of a server that decide which system of a restaurant it calls. */
export type KitchenSettings = {
  readonly kitchenUrl: string | null;
  readonly sandboxUrl: string | null;
  readonly demo: boolean;
};

/**
 * `isFromOperator`: the operator configured the address, so it may be inside the private network. A
 * brand's own address never may.
 */
export type KitchenAddress = { url: string; isFromOperator: boolean };

/**
 * Returns the address of a brand's system: the brand's own one first (`own`, null for none). The
 * operator's `KITCHEN_URL` is used only on a server of one brand: with several brands it would
 * receive the orders of all of them. The sandbox's kitchen is for demonstrations alone. null: none.
 */
export function kitchenAddressOf(
  { kitchenUrl, sandboxUrl, demo }: KitchenSettings,
  tenantCount: number,
  own: string | null,
): KitchenAddress | null {
  if (own !== null) return { url: own, isFromOperator: false };
  if (kitchenUrl !== null && tenantCount === 1) return { url: kitchenUrl, isFromOperator: true };
  return demo && sandboxUrl !== null
    ? { url: `${sandboxUrl}/kitchen/orders`, isFromOperator: true }
    : null;
}
