import type { Country } from '@comanda/domain/country/countries.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { draftedValue, type DraftedMenu } from '@comanda/domain/menu-edits/menu-draft.ts';
import type { EditTarget, MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { itemProblems } from '@comanda/domain/menu/item-problems.ts';
import { type Minor, minor, toMajor, zero } from '@comanda/domain/money/money.ts';
import { decimalMark } from '@comanda/domain/money/format-money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';

/** The fields of a dish or an option as they are typed. Empty prices: none. */
export type ItemFields = {
  name: string;
  description: string;
  price: string;
  discountPrice: string;
  storePrice: string;
  isAvailable: boolean;
  /** The URL of the picture; null: none. */
  picture: string | null;
};
export type TextField = Exclude<keyof ItemFields, 'isAvailable' | 'picture'>;
/** A dish or an option of a menu. */
export type MenuItem = Pick<EditTarget, 'menuId' | 'kind' | 'id'>;

/** Returns an amount as it is typed: digits with the country's decimal mark. */
export const typedAmount = (amount: Minor, country: Country): string =>
  toMajor(amount, country.decimals).toFixed(country.decimals).replace('.', decimalMark(country));

/** Returns the fields of an item with the drafted edits. */
export function fieldsOf(
  menu: DraftedMenu,
  item: MenuItem,
  storeId: StoreId,
  country: Country,
): ItemFields {
  const valueOf = (field: MenuEdit['field'], store: StoreId | null = null) =>
    draftedValue(menu, { ...item, storeId: store, field });
  const amount = (value: unknown): string =>
    typeof value === 'number' ? typedAmount(minor(value), country) : '';
  const picture = valueOf('picture');
  return {
    name: String(valueOf('name') ?? ''),
    description: String(valueOf('description') ?? ''),
    price: amount(valueOf('price')),
    discountPrice: amount(valueOf('discountPrice')),
    storePrice: amount(valueOf('price', storeId)),
    isAvailable: valueOf('isAvailable') !== false,
    picture: typeof picture === 'string' ? picture : null,
  };
}

export type FieldProblems = Partial<Record<TextField, 'name' | 'description' | 'price' | 'offer'>>;

/**
 * Returns the fields that cannot be right, by the rules of the folder, which the server checks
 * again.
 */
export function problemsOf(fields: ItemFields, country: Country): FieldProblems {
  const { name, description, price, discountPrice, storePrice } = fields;
  const amount = parseMoney(price, country);
  const offer = parseMoney(discountPrice, country);
  const values = { name, description, price: amount ?? zero, discountPrice: offer };
  const wrong = new Set(itemProblems(values, country.decimals).map(({ field }) => field));
  const isOfferWrong = amount !== null && wrong.has('discountPrice');
  return {
    ...(wrong.has('name') && { name: 'name' as const }),
    ...(wrong.has('description') && { description: 'description' as const }),
    ...((amount === null || wrong.has('price')) && { price: 'price' as const }),
    ...(discountPrice.trim() !== '' &&
      (offer === null || isOfferWrong) && {
        discountPrice: offer === null ? ('price' as const) : ('offer' as const),
      }),
    ...(storePrice.trim() !== '' &&
      parseMoney(storePrice, country) === null && { storePrice: 'price' as const }),
  };
}

/** Returns an edit for each field; those that change nothing fall out when they are drafted. */
export function editsOf(
  fields: ItemFields,
  item: MenuItem,
  storeId: StoreId,
  country: Country,
): readonly MenuEdit[] {
  const everywhere = { ...item, storeId: null };
  const amountOf = (typed: string): Minor | null => parseMoney(typed, country);
  const shared: MenuEdit[] = [
    { ...everywhere, field: 'name', value: fields.name.trim() },
    { ...everywhere, field: 'price', value: amountOf(fields.price) },
    { ...everywhere, field: 'discountPrice', value: amountOf(fields.discountPrice) },
    { ...everywhere, field: 'isAvailable', value: fields.isAvailable },
  ];
  if (item.kind === 'modifier') return shared;
  return [
    ...shared,
    { ...everywhere, field: 'description', value: fields.description.trim() },
    { ...everywhere, field: 'picture', value: fields.picture },
    { ...item, storeId, field: 'price', value: amountOf(fields.storePrice) },
  ];
}
