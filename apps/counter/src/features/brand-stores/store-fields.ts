import type { Country } from '@comanda/domain/country/countries.ts';
import {
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  textOf,
} from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { toMajor } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import { settingForms } from '@comanda/domain/tenant/setting-forms.ts';
import type { DayHours } from '../../counter/brand-draft/hours-rows.tsx';
import { typedAmount } from '../../counter/brand-draft/typed-amount.ts';
import { areHours, hoursOf, windowsOf } from './store-hours.ts';

/** A date with hours of its own. `kept`: as the file has it, until somebody changes the row. */
export type HolidayRow = {
  date: string;
  isClosed: boolean;
  from: string;
  to: string;
  kept: JsonObject | null;
};
export type QuestionRow = { id: number; question: string; kind: string; required: boolean };

/** The form of a store as it is typed. `maxima`: the greatest amount of a method, by its name. */
export type StoreFields = {
  name: string;
  phone: string;
  address: string;
  commune: string;
  latitude: string;
  longitude: string;
  menuId: string;
  method: string;
  isOpen: boolean;
  deliveryHours: readonly DayHours[];
  pickupHours: readonly DayHours[];
  holidays: readonly HolidayRow[];
  deliveryWait: string;
  pickupWait: string;
  minimum: string;
  maximum: string;
  capacity: string;
  accept: string;
  future: boolean;
  handOver: readonly string[];
  methods: readonly string[];
  maxima: Readonly<Record<string, string>>;
  questions: readonly QuestionRow[];
  taker: string;
};

const objectsOf = (value: Json | undefined): readonly JsonObject[] =>
  (isJsonList(value) ? value : []).filter(isJsonObject);
/** Writes a number as it is typed; empty without one. */
export const numberText = (value: Json | undefined): string =>
  typeof value === 'number' ? String(value) : '';

/** The methods of a store, each as an object with its name. */
const methodsOf = (store: JsonObject): readonly JsonObject[] => {
  const list = store['paymentMethods'];
  return (isJsonList(list) ? list : []).flatMap((each) => {
    if (typeof each === 'string') return [{ name: each }];
    return isJsonObject(each) ? [each] : [];
  });
};

/** Returns the form of a store of the draft. */
export function storeFieldsOf(store: FileItem, country: Country): StoreFields {
  const list = store['deliveryOptions'];
  return {
    name: textOf(store, 'name'),
    phone: textOf(store, 'phone'),
    address: textOf(store, 'textAddress'),
    commune: textOf(store, 'commune'),
    latitude: numberText(store['latitude']),
    longitude: numberText(store['longitude']),
    menuId: numberText(store['menuId']),
    method: textOf(store, 'orderMethod'),
    isOpen: !['inactive', 'suspended'].includes(textOf(store, 'subscription')),
    deliveryHours: hoursOf(store['businessHours'], 'store_delivery'),
    pickupHours: hoursOf(store['businessHours'], 'in_store'),
    holidays: objectsOf(store['holidays']).map(holidayRow),
    deliveryWait: numberText(store['deliveryWaitTime']),
    pickupWait: numberText(store['pickUpWaitTime']),
    minimum: typedAmount(store['pickUpMinimum'], country),
    maximum: typedAmount(store['pickUpMaximum'], country),
    capacity: numberText(store['slotCapacity']),
    accept: numberText(store['acceptMinutes']),
    future: store['futureOrdersEnabled'] === true,
    handOver: (isJsonList(list) ? list : []).map(String),
    methods: methodsOf(store).map((each) => textOf(each, 'name')),
    maxima: Object.fromEntries(
      methodsOf(store).map((each) => [textOf(each, 'name'), typedAmount(each['maximum'], country)]),
    ),
    questions: objectsOf(store['checkoutQuestions']).map((each) => ({
      id: Number(each['id']),
      question: textOf(each, 'question'),
      kind: textOf(each, 'kind'),
      required: each['required'] === true,
    })),
    taker: textOf(store, 'ordersGoTo') || 'system',
  };
}

function holidayRow(kept: JsonObject): HolidayRow {
  const [first] = objectsOf(kept['hours']);
  return {
    ...{ date: textOf(kept, 'date'), isClosed: first === undefined, kept },
    from: first === undefined ? '12:00' : textOf(first, 'openingTime').slice(0, 5),
    to: first === undefined ? '22:00' : textOf(first, 'closingTime').slice(0, 5),
  };
}

/** Returns the facts of stores.json that a form says; of wrong fields those before. */
export function storeValues(fields: StoreFields, store: JsonObject, country: Country): JsonObject {
  const isBlocked = ['inactive', 'suspended'].includes(textOf(store, 'subscription'));
  const closed = isBlocked ? (store['subscription'] ?? 'inactive') : 'inactive';
  const opened = isBlocked ? 'active' : (store['subscription'] ?? 'active');
  return {
    name: fields.name.trim(),
    phone: fields.phone.trim(),
    textAddress: fields.address.trim(),
    commune: fields.commune.trim(),
    latitude: degreesOf(fields.latitude),
    longitude: degreesOf(fields.longitude),
    menuId: Number(fields.menuId),
    orderMethod: fields.method,
    subscription: fields.isOpen ? opened : closed,
    businessHours: [
      ...windowsOf(fields.deliveryHours, 'store_delivery'),
      ...windowsOf(fields.pickupHours, 'in_store'),
    ],
    holidays: fields.holidays.length === 0 ? null : fields.holidays.map(holidayValue),
    deliveryWaitTime: wholeOf(fields.deliveryWait),
    pickUpWaitTime: wholeOf(fields.pickupWait),
    pickUpMinimum: amountOf(fields.minimum, country),
    pickUpMaximum: amountOf(fields.maximum, country),
    slotCapacity: wholeOf(fields.capacity),
    acceptMinutes: wholeOf(fields.accept),
    futureOrdersEnabled: fields.future,
    deliveryOptions: fields.handOver,
    paymentMethods: fields.methods.map((name) => {
      const known = methodsOf(store).find((each) => textOf(each, 'name') === name) ?? { name };
      const { maximum: _maximum, ...rest } = known;
      const most = amountOf(fields.maxima[name] ?? '', country);
      const value = most === null ? rest : { ...rest, maximum: most };
      return Object.keys(value).length === 1 ? name : value;
    }),
    checkoutQuestions: fields.questions.map((each) => ({
      ...each,
      question: each.question.trim(),
    })),
    ordersGoTo: fields.taker,
  };
}

function holidayValue({ date, isClosed, from, to, kept }: HolidayRow): JsonObject {
  if (kept !== null) return kept;
  const day = [{ days: [0], from, to }];
  const both = [...windowsOf(day, 'store_delivery'), ...windowsOf(day, 'in_store')];
  const hours = both.filter((window) => window['day'] === 0).map(({ day: _day, ...rest }) => rest);
  return { date, hours: isClosed ? [] : hours };
}

/** Reads a number of degrees, with a comma or a point; null: it is none. */
export function degreesOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** Reads a whole number; null: it is none. */
export const wholeOf = (typed: string): number | null =>
  /^\d{1,5}$/.test(typed.trim()) ? Number(typed.trim()) : null;

/** Reads an amount in major units; null: it is none. */
export function amountOf(typed: string, country: Country): number | null {
  const amount = parseMoney(typed, country);
  return amount === null ? null : toMajor(amount, country.decimals);
}

export type StoreProblem =
  | 'name'
  | 'phone'
  | 'address'
  | 'commune'
  | 'latitude'
  | 'longitude'
  | 'deliveryHours'
  | 'pickupHours'
  | 'holidays'
  | 'deliveryWait'
  | 'pickupWait'
  | 'minimum'
  | 'maximum'
  | 'above'
  | 'capacity'
  | 'accept'
  | 'handOver'
  | 'methods'
  | 'questions';

/** Returns the fields of a form that are wrong in themselves. The folder's checks say the rest. */
export function storeProblems(fields: StoreFields, country: Country): ReadonlySet<StoreProblem> {
  const minutes = (typed: string): boolean => isWithin(wholeOf(typed), 0, 1_440);
  const minimum = amountOf(fields.minimum, country);
  const maximum = amountOf(fields.maximum, country);
  const dates = new Set(fields.holidays.map(({ date }) => date));
  const wrong: Readonly<Record<StoreProblem, boolean>> = {
    name: fields.name.trim() === '',
    phone: !settingForms.telephone.test(fields.phone.trim()),
    address: fields.address.trim() === '',
    commune: fields.commune.trim() === '',
    latitude: !isWithin(degreesOf(fields.latitude), -90, 90),
    longitude: !isWithin(degreesOf(fields.longitude), -180, 180),
    deliveryHours: !areHours(fields.deliveryHours),
    pickupHours: !areHours(fields.pickupHours),
    holidays:
      dates.size < fields.holidays.length ||
      fields.holidays.some(
        ({ date, isClosed, from, to }) => date === '' || (!isClosed && from >= to),
      ),
    deliveryWait: !minutes(fields.deliveryWait),
    pickupWait: !minutes(fields.pickupWait),
    minimum: minimum === null,
    maximum: fields.maximum.trim() !== '' && maximum === null,
    above: minimum !== null && maximum !== null && minimum > maximum,
    capacity: fields.capacity.trim() !== '' && !isWithin(wholeOf(fields.capacity), 1, 10_000),
    accept: fields.accept.trim() !== '' && !isWithin(wholeOf(fields.accept), 5, 240),
    handOver: ['both', 'store_delivery'].includes(fields.method) && fields.handOver.length === 0,
    methods:
      fields.methods.length === 0 ||
      fields.methods.some((name) => {
        const typed = fields.maxima[name] ?? '';
        return typed.trim() !== '' && amountOf(typed, country) === null;
      }),
    questions: fields.questions.some(({ question }) => question.trim() === ''),
  };
  return new Set((Object.keys(wrong) as StoreProblem[]).filter((field) => wrong[field]));
}

const isWithin = (value: number | null, least: number, most: number): boolean =>
  value !== null && value >= least && value <= most;
