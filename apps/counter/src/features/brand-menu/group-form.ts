import type { Country } from '@comanda/domain/country/countries.ts';
import { type JsonObject, textOf } from '@comanda/domain/draft/json.ts';
import type { FileGroup } from '@comanda/domain/draft/menu-file.ts';
import { newModifier } from '@comanda/domain/draft/new-items.ts';
import { itemProblems } from '@comanda/domain/menu/item-problems.ts';
import { zero } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import { majorOf, typedMajor } from './dish-form.ts';
import { numberOf } from './read-item.ts';

/** An option as it is typed. `id`: of the file, also of a new one. */
export type OptionFields = { id: number; name: string; price: string; offer: string; most: string };
export type GroupFields = {
  name: string;
  isNeeded: boolean;
  minimum: string;
  maximum: string;
  included: string;
  /** The option under which the group is shown; empty: always. */
  parentId: string;
  options: readonly OptionFields[];
};
export type GroupProblem = 'name' | 'minimum' | 'maximum' | 'included' | 'options';

/** Returns what the form of a group shows; null: a new one with one empty option. */
export function groupFieldsOf(
  group: FileGroup | null,
  country: Country,
  newId: () => number,
): GroupFields {
  const typed = (field: string): string => String((group && numberOf(group, field)) ?? '');
  return {
    name: group === null ? '' : textOf(group, 'name'),
    isNeeded: group?.['required'] === true,
    minimum: group === null ? '1' : String(Math.max(1, numberOf(group, 'minimum') ?? 1)),
    maximum: group === null ? '1' : typed('maximum') || '1',
    included: typed('included'),
    parentId: typed('parentModifierId'),
    options:
      group === null
        ? [emptyOption(newId())]
        : group.modifiers.map((each) => ({
            id: each.id,
            name: textOf(each, 'name'),
            price: typedMajor(numberOf(each, 'price'), country),
            offer: typedMajor(numberOf(each, 'discountPrice'), country),
            most: String(numberOf(each, 'maxQuantity') ?? 1),
          })),
  };
}

export const emptyOption = (id: number): OptionFields => ({
  ...{ id, name: '', price: '', offer: '', most: '1' },
});

const wholeOf = (typed: string): number => (/^\d{1,2}$/u.test(typed.trim()) ? Number(typed) : -1);

/** An option without a price costs nothing. */
const priceOf = (typed: string, country: Country) =>
  typed.trim() === '' ? zero : parseMoney(typed, country);

export function groupProblemsOf(fields: GroupFields, country: Country): ReadonlySet<GroupProblem> {
  const [minimum, maximum] = [wholeOf(fields.minimum), wholeOf(fields.maximum)];
  const included = fields.included.trim() === '' ? 0 : wholeOf(fields.included);
  const isOptionWrong = ({ name, price, offer, most }: OptionFields): boolean => {
    const amount = priceOf(price, country);
    const discountPrice = offer.trim() === '' ? null : parseMoney(offer, country);
    if (amount === null || (offer.trim() !== '' && discountPrice === null)) return true;
    const values = { name, price: amount, discountPrice };
    return itemProblems(values, country.decimals).length > 0 || wholeOf(most) < 1;
  };
  const name = { name: fields.name, price: zero, discountPrice: null };
  const wrong: readonly (readonly [GroupProblem, boolean])[] = [
    ['name', itemProblems(name, country.decimals).length > 0],
    ['minimum', fields.isNeeded && (minimum < 1 || minimum > maximum)],
    ['maximum', maximum < 1],
    ['included', included < 0 || included > maximum],
    ['options', fields.options.length === 0 || fields.options.some(isOptionWrong)],
  ];
  return new Set(wrong.flatMap(([field, isWrong]) => (isWrong ? [field] : [])));
}

/** Returns the values of a group without its options. The form has no problem. */
export function groupValuesOf(fields: GroupFields): JsonObject {
  const included = fields.included.trim();
  return {
    name: fields.name.trim(),
    required: fields.isNeeded,
    minimum: fields.isNeeded ? wholeOf(fields.minimum) : 0,
    maximum: wholeOf(fields.maximum),
    included: included === '' || included === '0' ? null : wholeOf(included),
    parentModifierId: fields.parentId === '' ? null : Number(fields.parentId),
  };
}

/** Returns an option as the menu's file has it. */
export const optionValuesOf = (
  { name, price, offer, most }: OptionFields,
  country: Country,
): JsonObject =>
  newModifier({
    name: name.trim(),
    price: majorOf(price.trim() === '' ? '0' : price, country) ?? 0,
    discountPrice: offer.trim() === '' ? null : majorOf(offer, country),
    maxQuantity: wholeOf(most),
  });
