import type { Country } from '@comanda/domain/country/countries.ts';
import { isJsonList, isJsonObject, type JsonObject, textOf } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { isOneLine, isVisible } from '@comanda/domain/menu/item-problems.ts';
import { fromMajor, type Minor, zero } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import type { OfferBenefit } from '@comanda/domain/offer/offer-benefit.ts';
import { benefitOf } from '@comanda/domain/offer/offer-set.ts';
import type { BrandItem } from './brand-items.ts';
import { majorOf, typedMajor } from './dish-form.ts';
import { areHoursRight, type DishHours } from './dish-hours.ts';
import { numberOf, numbersOf } from './read-item.ts';

/** A part of a combo: `quantity` units of these dishes, or of these categories. */
export type NeedFields = { keys: readonly string[]; quantity: string };
export type BenefitKind = 'price' | 'amount' | 'percent' | 'cheapestFree';
export const benefitKinds: readonly BenefitKind[] = ['price', 'amount', 'percent', 'cheapestFree'];

/** A combo as it is typed. `most` empty: as often as the cart completes it. */
export type ComboFields = {
  name: string;
  needs: readonly NeedFields[];
  kind: BenefitKind;
  number: string;
  most: string;
  hours: readonly DishHours[];
  storeIds: readonly number[];
};
export type ComboProblem = 'name' | 'needs' | 'number' | 'most' | 'hours' | 'units';

const emptyNeed: NeedFields = { keys: [], quantity: '1' };

/** Returns what the form of a combo shows; null: a new one of two parts. */
export function comboFieldsOf(combo: FileItem | null, country: Country): ComboFields {
  if (combo === null)
    return {
      ...{ name: '', needs: [emptyNeed, emptyNeed], kind: 'price', number: '' },
      ...{ most: '', hours: [], storeIds: [] },
    };
  const benefit = isJsonObject(combo['benefit']) ? combo['benefit'] : {};
  const kind = benefitKinds.find((each) => each === benefit['kind']) ?? 'price';
  const { percent, amount } = benefit;
  return {
    name: textOf(combo, 'name'),
    needs: listOf(combo, 'needs').map(needOf),
    kind,
    number:
      kind === 'percent'
        ? typeof percent === 'number'
          ? String(percent)
          : ''
        : typedMajor(typeof amount === 'number' ? amount : null, country),
    most: String(numberOf(combo, 'maxPerOrder') ?? ''),
    hours: listOf(combo, 'hours').map((row) => ({
      ...{ days: numbersOf(row, 'days'), from: textOf(row, 'from'), to: textOf(row, 'to') },
    })),
    storeIds: numbersOf(combo, 'storeIds'),
  };
}

/** The objects of a list; they have no id, of which nothing here makes use. */
const listOf = (item: JsonObject, field: string): readonly FileItem[] => {
  const list = item[field];
  return isJsonList(list) ? list.filter(isJsonObject).map((each) => ({ id: 0, ...each })) : [];
};

const needOf = (need: FileItem): NeedFields => ({
  keys: [
    ...numbersOf(need, 'categoryIds').map((id) => `Category-${id}`),
    ...numbersOf(need, 'productIds').map((id) => `Product-${id}`),
  ],
  quantity: String(numberOf(need, 'quantity') ?? 1),
});

/** Returns the reasons for which the combo cannot be drafted. */
export function comboProblemsOf(fields: ComboFields, country: Country): ReadonlySet<ComboProblem> {
  const { name, needs, kind, most, hours } = fields;
  const units = needs.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  const wrong: readonly (readonly [ComboProblem, boolean])[] = [
    ['name', !isVisible(name) || !isOneLine(name)],
    ['needs', needs.length === 0 || needs.some((need) => !isNeedRight(need))],
    ['units', kind === 'cheapestFree' && units < 2],
    ['number', kind !== 'cheapestFree' && !isNumberRight(fields, country)],
    ['most', most.trim() !== '' && !isCount(most)],
    ['hours', !areHoursRight(hours)],
  ];
  return new Set(wrong.flatMap(([problem, isWrong]) => (isWrong ? [problem] : [])));
}

const isCount = (typed: string): boolean => /^[1-9]\d?$/.test(typed.trim());
const isNeedRight = ({ keys, quantity }: NeedFields): boolean =>
  keys.length > 0 && isCount(quantity);

function isNumberRight({ kind, number }: ComboFields, country: Country): boolean {
  if (kind === 'percent') return percentOf(number) !== null;
  const amount = parseMoney(number, country);
  return amount !== null && amount > 0;
}

/** Reads a percentage with two decimals at most, above 0 and to 100. */
function percentOf(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  const isOne = value > 0 && value <= 100 && Math.round(value * 100) / 100 === value;
  return isOne ? value : null;
}

/** Returns the combo as the folder's file has it. */
export function comboOf(fields: ComboFields, country: Country): JsonObject {
  const { name, needs, most, hours, storeIds } = fields;
  return {
    name: name.trim(),
    needs: needs.map(({ keys, quantity }) => ({
      productIds: idsOf(keys, 'Product'),
      categoryIds: idsOf(keys, 'Category'),
      quantity: Number(quantity),
    })),
    benefit: benefitOfFields(fields, country),
    maxPerOrder: most.trim() === '' ? null : Number(most),
    hours: hours.map(({ days, from, to }) => ({ days: [...days], from, to })),
    storeIds,
  };
}

const idsOf = (keys: readonly string[], kind: BrandItem['kind']): readonly number[] =>
  keys.flatMap((key) => (key.startsWith(`${kind}-`) ? [Number(key.split('-')[1])] : []));

function benefitOfFields({ kind, number }: ComboFields, country: Country): JsonObject {
  switch (kind) {
    case 'cheapestFree':
      return { kind };
    case 'percent':
      return { kind, percent: percentOf(number) };
    case 'price':
    case 'amount':
      return { kind, amount: majorOf(number, country) };
  }
}

/** The price of the cheapest choice apart and as the combo; null while something is missing. */
export function comboExample(
  fields: ComboFields,
  items: readonly BrandItem[],
  country: Country,
): { apart: Minor; together: Minor } | null {
  if (comboProblemsOf({ ...fields, name: '-' }, country).size > 0) return null;
  const prices = fields.needs.flatMap(({ keys, quantity }) => {
    const all = items.filter(({ key }) => keys.includes(key)).flatMap((item) => item.prices);
    const least = fromMajor(Math.min(...all), country.decimals);
    return Array.from({ length: Number(quantity) }, () => least ?? zero);
  });
  const apart = prices.reduce((sum, price) => sum + price, 0) as Minor;
  return { apart, together: (apart - benefitOf(readBenefit(fields, country), prices)) as Minor };
}

function readBenefit({ kind, number }: ComboFields, country: Country): OfferBenefit {
  switch (kind) {
    case 'cheapestFree':
      return { kind };
    case 'percent':
      return { kind, basisPoints: Math.round((percentOf(number) ?? 0) * 100) };
    case 'price':
    case 'amount':
      return { kind, amount: parseMoney(number, country) ?? zero };
  }
}
