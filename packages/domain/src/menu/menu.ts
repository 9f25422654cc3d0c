import type { InferOutput } from 'valibot';
import type { Frozen } from '../schema/frozen.ts';
import type {
  bannerSchema,
  categorySchema,
  disabledItemSchema,
  menuSchema,
  modifierGroupSchema,
  modifierSchema,
  priceGroupSchema,
  productSchema,
} from './menu-schema.ts';
import type { pictureSchema } from './picture-schema.ts';

/** Limit of units in a group that sets none. docs/rules/menu.md#group-limit. */
export const defaultGroupLimit = 1;

export type Picture = Frozen<InferOutput<typeof pictureSchema>>;
export type Modifier = Frozen<InferOutput<typeof modifierSchema>>;
export type ModifierGroup = Frozen<InferOutput<typeof modifierGroupSchema>>;
export type Product = Frozen<InferOutput<typeof productSchema>>;
export type Category = Frozen<InferOutput<typeof categorySchema>>;
export type Menu = Frozen<InferOutput<typeof menuSchema>>;
export type PriceGroup = Frozen<InferOutput<typeof priceGroupSchema>>;
export type StorePrice = PriceGroup['prices'][number];
export type DisabledItem = Frozen<InferOutput<typeof disabledItemSchema>>;
export type Banner = Frozen<InferOutput<typeof bannerSchema>>;

/** The menu, prices and switched-off items of one store. */
export type StoreMenu = { menu: Menu; prices: PriceGroup; disabled: readonly DisabledItem[] };
