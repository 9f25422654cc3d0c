import type { Country } from '@comanda/domain/country/countries.ts';
import { isSameJson, type Json, type JsonObject, textOf } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { localInstant } from '@comanda/domain/hours/local-instant.ts';
import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { isHidden } from '@comanda/domain/menu/hidden-items.ts';
import { itemProblems } from '@comanda/domain/menu/item-problems.ts';
import { decimalMark } from '@comanda/domain/money/format-money.ts';
import { toMajor, zero } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import { areHoursRight, type DishHours, hoursOf, timesOf } from './dish-hours.ts';
import { wordsOfText } from './words-of-text.ts';
import { numberOf, numbersOf, textsOf } from './read-item.ts';

/** The fields of a dish as they are typed. Empty texts of numbers and dates: none. */
export type DishFields = {
  name: string;
  description: string;
  /** A path of the folder, or the address of an uploaded picture; null: none. */
  image: string | null;
  price: string;
  offer: string;
  categoryId: number;
  isShown: boolean;
  groupIds: readonly number[];
  days: readonly number[];
  hours: readonly DishHours[];
  /** Local date and time `YYYY-MM-DDTHH:mm`. */
  starts: string;
  ends: string;
  badge: string;
  tags: readonly string[];
  allergens: string;
  kcal: string;
  dispatch: string;
  deferred: boolean;
  cookingTime: string;
  cookingTimeType: string;
  plus18: boolean;
  mostEach: string;
};

/** `timeZone`: IANA zone of the dates that are typed. */
export type FormPlace = { country: Country; timeZone: string };

/** Returns a major amount as it is typed; empty without one. */
export const typedMajor = (amount: number | null, { decimals, ...country }: Country): string =>
  amount === null
    ? ''
    : amount.toFixed(decimals).replace('.', decimalMark({ decimals, ...country }));

/** Reads a typed amount in major units; null: it is none. */
export function majorOf(typed: string, country: Country): number | null {
  const amount = parseMoney(typed, country);
  return amount === null ? null : toMajor(amount, country.decimals);
}

/** Returns what the form of a dish shows. */
export function fieldsOf(item: FileItem, categoryId: number, place: FormPlace): DishFields {
  const { country } = place;
  const typedNumber = (field: string): string => String(numberOf(item, field) ?? '');
  return {
    name: textOf(item, 'name'),
    description: textOf(item, 'description'),
    image: textOf(item, 'image') || null,
    price: typedMajor(numberOf(item, 'price'), country),
    offer: typedMajor(numberOf(item, 'discountPrice'), country),
    categoryId,
    isShown: !isHidden(item),
    groupIds: numbersOf(item, 'modifierGroupIds'),
    days: numbersOf(item, 'availability'),
    hours: hoursOf(item['availabilityTime']),
    starts: typedDate(textOf(item, 'startDatetime'), place),
    ends: typedDate(textOf(item, 'endDatetime'), place),
    badge: textOf(item, 'badge'),
    tags: textsOf(item, 'tags'),
    allergens: textsOf(item, 'allergens').join(', '),
    kcal: typedNumber('kcal'),
    dispatch: textOf(item, 'dispatchMethod'),
    deferred: item['deferred'] === true,
    cookingTime: typedNumber('cookingTime'),
    cookingTimeType: textOf(item, 'cookingTimeType'),
    plus18: item['plus18'] === true,
    mostEach: typedNumber('maxQuantityModifiers'),
  };
}

export type DishProblem =
  | 'name'
  | 'description'
  | 'price'
  | 'offer'
  | 'days'
  | 'hours'
  | 'ends'
  | 'kcal'
  | 'cookingTime'
  | 'mostEach';

/** Returns the fields that cannot be right, by the rules of the folder. */
export function problemsOf(fields: DishFields, place: FormPlace): ReadonlySet<DishProblem> {
  const { country } = place;
  const price = parseMoney(fields.price, country);
  const offer = parseMoney(fields.offer, country);
  const values = {
    name: fields.name,
    description: fields.description,
    price: price ?? zero,
    discountPrice: fields.offer.trim() === '' ? null : offer,
  };
  const found = new Set(itemProblems(values, country.decimals).map(({ field }) => field));
  const isOfferWrong =
    fields.offer.trim() !== '' &&
    (offer === null || (price !== null && found.has('discountPrice')));
  const [starts, ends] = [instantText(fields.starts, place), instantText(fields.ends, place)];
  const wrong: readonly (readonly [DishProblem, boolean])[] = [
    ['name', found.has('name')],
    ['description', found.has('description')],
    ['price', price === null || found.has('price')],
    ['offer', isOfferWrong],
    ['days', fields.days.length === 0],
    ['hours', !areHoursRight(fields.hours)],
    ['ends', starts !== null && ends !== null && instantOf(ends) <= instantOf(starts)],
    ['kcal', !isWholeOrEmpty(fields.kcal)],
    ['cookingTime', fields.deferred && !isWholeOrEmpty(fields.cookingTime)],
    ['mostEach', !isWholeOrEmpty(fields.mostEach) || fields.mostEach.trim() === '0'],
  ];
  return new Set(wrong.flatMap(([field, isWrong]) => (isWrong ? [field] : [])));
}

const isWholeOrEmpty = (typed: string): boolean => /^\d{0,4}$/u.test(typed.trim());
const wholeOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** Returns a dish's values as the menu's file has them. The form has no problem. */
export function valuesOf(fields: DishFields, place: FormPlace): JsonObject {
  const { country } = place;
  return {
    name: fields.name.trim(),
    description: fields.description.trim(),
    image: fields.image,
    hidden: fields.isShown ? null : true,
    price: majorOf(fields.price, country) ?? 0,
    discountPrice: fields.offer.trim() === '' ? null : majorOf(fields.offer, country),
    modifierGroupIds: [...fields.groupIds],
    availability: [...fields.days].toSorted((a, b) => a - b),
    availabilityTime: timesOf(fields.hours),
    startDatetime: instantText(fields.starts, place),
    endDatetime: instantText(fields.ends, place),
    badge: fields.badge.trim() === '' ? null : fields.badge.trim(),
    tags: [...fields.tags],
    allergens: wordsOfText(fields.allergens),
    kcal: wholeOf(fields.kcal),
    dispatchMethod: fields.dispatch,
    deferred: fields.deferred,
    cookingTime: wholeOf(fields.cookingTime) ?? 0,
    cookingTimeType: fields.cookingTimeType,
    plus18: fields.plus18,
    maxQuantityModifiers: wholeOf(fields.mostEach),
  };
}

/** Returns the values that differ from those of an item. */
export const changedValues = (
  item: FileItem,
  values: JsonObject,
): readonly (readonly [field: string, value: Json])[] =>
  Object.entries(values).filter(([field, value]) => !isSameValue(field, item[field], value));

/** Two texts of one instant are the same value. */
function isSameValue(field: string, before: Json | undefined, value: Json): boolean {
  if (field.endsWith('Datetime') && typeof before === 'string' && typeof value === 'string')
    return instantOf(before) === instantOf(value);
  return isSameJson(before ?? null, value);
}

function typedDate(iso: string, { timeZone }: FormPlace): string {
  if (iso === '') return '';
  const { date, minute } = zonedTime(instantOf(iso), timeZone);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function instantText(typed: string, { timeZone }: FormPlace): string | null {
  const instant = typed === '' ? null : localInstant(typed.replace('T', ' '), timeZone);
  return instant === null ? null : isoOf(instant);
}
