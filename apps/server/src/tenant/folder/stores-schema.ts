import {
  businessHoursSchema,
  checkoutQuestionSchema,
  deliveryZoneSchema,
  hoursOfDateSchema,
  storeSchema,
} from '@comanda/domain/store/store-schema.ts';
import { latitude, longitude } from '@comanda/domain/schema/fields.ts';
import { describeMethod } from '@comanda/domain/payment/describe-method.ts';
import { logoNames } from '@comanda/domain/payment/method-logos.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { methodIcons } from '@comanda/domain/payment/method-record.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { deliveryOptions } from '@comanda/domain/store/delivery-options.ts';
import { deliveryTypes } from '@comanda/domain/store/delivery-types.ts';
import * as v from 'valibot';
import {
  amountField,
  calendarDate,
  clockSecondsField,
  listOfDistinct,
  imageField,
  instantWithOffset,
  itemId,
  minutesField,
  shortText,
  storeIdField,
  telephone,
  timeZone,
} from './fields.ts';

const zone = v.strictObject({
  ...deliveryZoneSchema.entries,
  id: itemId,
  name: shortText,
  polygon: v.pipe(
    v.array(v.strictObject({ latitude, longitude })),
    v.minLength(3, 'must have 3 points or more'),
    v.maxLength(500),
  ),
  fee: amountField,
  freeFrom: v.nullable(amountField),
  minimum: amountField,
  maximum: v.nullable(amountField),
  waitTime: minutesField,
});

const hours = {
  openingTime: clockSecondsField,
  closingTime: clockSecondsField,
  position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000)), 0),
};
type Hours = { openingTime: string; closingTime: string };
const opensBeforeClosing = <T extends Hours>() =>
  v.check<T, string>(
    ({ openingTime, closingTime }) => openingTime < closingTime,
    'must open before it closes; a night past 24:00 is two windows',
  );

const window = v.pipe(
  v.strictObject({ ...businessHoursSchema.entries, ...hours }),
  opensBeforeClosing(),
);

/** The hours of a holiday. A night past 24:00 continues in the hours of the next date. */
const holiday = v.strictObject({
  date: calendarDate,
  hours: v.pipe(
    v.array(
      v.pipe(v.strictObject({ ...hoursOfDateSchema.entries, ...hours }), opensBeforeClosing()),
    ),
    v.maxLength(20),
  ),
});

const question = v.strictObject({
  ...checkoutQuestionSchema.entries,
  id: itemId,
  question: shortText,
});

const logo = v.exactOptional(
  v.nullable(
    v.union(
      [v.picklist([...logoNames]), imageField],
      'must be the name of a mark, or a picture in images/',
    ),
  ),
);
const describedMethod = v.strictObject({
  name: v.picklist(paymentMethodNames),
  id: v.exactOptional(itemId),
  priority: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
  icon: v.exactOptional(v.picklist(methodIcons)),
  logo,
  secondaryLogo: logo,
  maximum: v.exactOptional(amountField),
});
const plainMethod = v.pipe(
  v.picklist(paymentMethodNames),
  v.transform((name) => ({ name })),
);
/** A payment method's name, or an object with its name and this store's details. */
const paymentMethod = v.lazy(
  (input): v.GenericSchema<unknown, v.InferOutput<typeof describedMethod>> =>
    typeof input === 'string' ? plainMethod : describedMethod,
);

/** The facts of a store, with the bounds and the defaults of a folder. */
const store = v.strictObject({
  ...v.omit(storeSchema, ['paymentMethodDetails', 'fullHalfHours']).entries,
  id: storeIdField,
  name: shortText,
  phone: telephone,
  timeZone,
  textAddress: shortText,
  commune: shortText,
  deliveryWaitTime: minutesField,
  pickUpWaitTime: minutesField,
  fallbackCouriers: v.exactOptional(
    listOfDistinct(v.picklist(deliveryTypes), (each) => each, 'couriers'),
  ),
  deliveryOptions: listOfDistinct(v.picklist(deliveryOptions), (each) => each, 'delivery options'),
  paymentMethods: v.pipe(
    listOfDistinct(paymentMethod, ({ name }) => name, 'payment methods'),
    v.minLength(1),
  ),
  pickUpMinimum: amountField,
  pickUpMaximum: v.nullable(amountField),
  checkoutQuestions: listOfDistinct(question, ({ id }) => id, 'ids of questions'),
  businessHours: v.pipe(v.array(window), v.maxLength(500)),
  holidays: v.optional(
    listOfDistinct(holiday, ({ date }) => date, 'dates of holidays'),
    [],
  ),
  slotCapacity: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
    null,
  ),
  busyMinutes: v.optional(minutesField, 0),
  pausedUntil: v.optional(v.nullable(instantWithOffset), null),
  acceptMinutes: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(240))),
    null,
  ),
  deliveryZones: listOfDistinct(zone, ({ id }) => id, 'ids of zones'),
});

/**
 * stores.json: amounts in major units, waiting times in minutes, hours in the store's own time
 * zone.
 */
export const storesSchema = v.pipe(
  listOfDistinct(store, ({ id }) => id, 'ids of stores'),
  v.minLength(1),
);

type StoreFile = v.InferOutput<typeof storesSchema>[number];

/** Splits the payment methods into their names and the details of each. */
export const storeOfFile = ({ paymentMethods, ...rest }: StoreFile): Store => ({
  ...rest,
  paymentMethods: paymentMethods.map(({ name }) => name),
  paymentMethodDetails: paymentMethods.map(({ name, ...details }) => describeMethod(name, details)),
});
