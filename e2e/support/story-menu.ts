import { folderProduct } from '../../apps/server/src/testing/folder-product.ts';

/** Products and groups of a story's own brand, with ordinary values that a story overrides. */

export const storyDish = (id: number, name: string, changes: object = {}): object =>
  folderProduct(id, {
    name,
    slug: `p-${id}`,
    description: 'De la casa.',
    price: 4_000,
    ...changes,
  });

type Option = readonly [id: number, name: string, price?: number, changes?: object];

/**
 * An optional group of the given options; its maximum is their number unless the story sets
 * another.
 */
export const optionGroup = (
  id: number,
  name: string,
  list: readonly Option[],
  changes: object = {},
): object => ({
  id,
  name,
  required: false,
  minimum: 0,
  maximum: list.length,
  parentModifierId: null,
  modifiers: list.map(([modifier, label, price = 0, rest = {}]) => ({
    id: modifier,
    name: label,
    price,
    discountPrice: null,
    maxQuantity: 1,
    ...rest,
  })),
  ...changes,
});
