import { weekdaySchema } from '@comanda/domain/hours/weekday-schema.ts';
import type { ModifierId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import { pictureSchema } from '@comanda/domain/menu/picture-schema.ts';
import { fileId, instant } from '@comanda/domain/schema/fields.ts';
import { busyChoices, mostCounted, placesChoices } from '@comanda/domain/store-facts/store-fact.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { calendarDay } from '../fields.ts';
import { staff } from '../role-sets.ts';

const params = v.object({ id: fileId<StoreId>() });
/** A store-local `HH:mm`. */
const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The end of a fact; the server makes the instant. docs/rules/counter-store.md#ends-of-facts. */
const factEnd = v.variant('kind', [
  v.object({
    kind: v.literal('minutes'),
    minutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(720)),
  }),
  v.object({ kind: v.picklist(['today', 'opening', 'open']) }),
  v.object({ kind: v.literal('time'), time: clockTime }),
  v.object({ kind: v.literal('date'), date: calendarDay }),
  v.object({ kind: v.literal('at'), at: instant }),
]);

/**
 * The source of a fact. `by`: the staff member; `setAt`, `until`: ISO instants; `until` null: until
 * told otherwise.
 */
const origin = {
  source: v.picklist(['folder', 'integration', 'counter']),
  by: v.nullable(v.string()),
  setAt: v.nullable(v.string()),
  until: v.nullable(v.string()),
};

/**
 * `until`, `time`: store-local `HH:mm`. `open` with `until` null: around the clock. `opensAt` null:
 * no opening is known.
 */
const opening = v.object({
  isOpen: v.boolean(),
  until: v.nullable(v.string()),
  opensAt: v.nullable(v.object({ weekday: weekdaySchema, time: v.string(), today: v.boolean() })),
});

/**
 * One dispatch method: the switch, what shoppers see, and the present wait in minutes without a
 * zone's own.
 */
const dispatch = v.object({ isOn: v.boolean(), ...origin, opening, wait: v.number() });

const hours = v.array(
  v.object({
    openingTime: v.string(),
    closingTime: v.string(),
    dispatchMethod: dispatchMethodSchema,
    position: v.number(),
  }),
);

export const getStoreNow = defineEndpoint({
  name: 'getStoreNow',
  summary: 'What shoppers see of a store now, where each fact comes from and who set it',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/now',
  access: staff,
  params,
  answer: v.object({
    storeId: fileId<StoreId>(),
    name: v.string(),
    timeZone: v.string(),
    /** The server's instant; every count down starts from it. */
    now: v.string(),
    /** The store-local date, and the instant at which its business day ends. */
    today: v.string(),
    dayEndsAt: v.string(),
    busy: v.object({ minutes: v.number(), ...origin }),
    /** `until`: end of the pause in force; null: the store is not paused. */
    pause: v.object(origin),
    /**
     * New orders are accepted without staff; null: a system of the restaurant takes them.
     */
    autoAccept: v.nullable(v.object({ isOn: v.boolean(), ...origin })),
    /**
     * Places of each half hour and dispatch method; null: no limit. `usual`: as the folder says.
     */
    capacity: v.object({
      places: v.nullable(v.number()),
      usual: v.nullable(v.number()),
      ...origin,
    }),
    /** null: the store does not offer it. */
    delivery: v.nullable(dispatch),
    pickup: v.nullable(dispatch),
    /** Today first, then the dates with hours of their own. `isUsual`: the hours of the weekday. */
    dates: v.array(v.object({ date: v.string(), hours, isUsual: v.boolean(), ...origin })),
    /**
     * Dishes and options that are marked as sold out, and dishes whose units are counted down to
     * none.
     */
    soldOut: v.object({ products: v.number(), modifiers: v.number() }),
  }),
});

/** Changes one fact. Crew may change `busy`; the rest needs a manager or an owner. */
export const changeStoreNow = defineEndpoint({
  name: 'changeStoreNow',
  summary: 'Change a fact of a store: busy minutes, pause, delivery, pickup or the hours of a date',
  tag: 'Counter',
  method: 'PATCH',
  path: '/v1/counter/stores/:id/now',
  access: staff,
  params,
  body: v.object({
    fact: v.variant('kind', [
      v.object({ kind: v.literal('busy'), minutes: v.picklist(busyChoices), end: factEnd }),
      /** `end` null: the pause is over. */
      v.object({ kind: v.literal('pause'), end: v.nullable(factEnd) }),
      v.object({ kind: v.literal('delivery'), isOn: v.boolean(), end: factEnd }),
      v.object({ kind: v.literal('pickup'), isOn: v.boolean(), end: factEnd }),
      v.object({ kind: v.literal('autoAccept'), isOn: v.boolean() }),
      /** `usual`: the places that the folder says. */
      v.object({
        kind: v.literal('capacity'),
        places: v.picklist([...placesChoices, 'noLimit', 'usual'] as const),
        end: factEnd,
      }),
      /** `usual`: the hours of the weekday again. */
      v.object({
        kind: v.literal('hours'),
        date: calendarDay,
        hours: v.variant('kind', [
          v.object({ kind: v.literal('from'), opens: clockTime, closes: clockTime }),
          v.object({ kind: v.picklist(['closed', 'usual']) }),
        ]),
      }),
    ]),
  }),
  idempotencyKey: true,
});

export const getCounterDishes = defineEndpoint({
  name: 'getCounterDishes',
  summary: 'Dishes and options of a store: sold out until when, and the units left',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/dishes',
  access: staff,
  params,
  answer: v.object({
    now: v.string(),
    /**
     * `group`: the dish's category or the option's groups. `stock` null: not counted. `soldOut`
     * null: on sale.
     */
    items: v.array(
      v.object({
        kind: v.picklist(['product', 'modifier']),
        id: v.number(),
        name: v.string(),
        group: v.string(),
        /** Of a dish; without its miniature. */
        picture: v.nullable(pictureSchema),
        stock: v.nullable(v.number()),
        soldOut: v.nullable(v.object(origin)),
      }),
    ),
  }),
});

const items = <Entries extends v.ObjectEntries>(more: Entries) =>
  v.pipe(
    v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('product'), id: fileId<ProductId>(), ...more }),
        v.object({ kind: v.literal('modifier'), id: fileId<ModifierId>(), ...more }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(100),
  );

export const markSoldOut = defineEndpoint({
  name: 'markSoldOut',
  summary: 'Mark dishes and options sold out until the next opening, a date, or told otherwise',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/stores/:id/sold-out',
  access: staff,
  params,
  body: v.object({ items: items({ end: factEnd }) }),
  refusals: ['PARAMETER_NOT_RELATED'],
  idempotencyKey: true,
});

export const putOnSale = defineEndpoint({
  name: 'putOnSale',
  summary: 'Put dishes and options on sale again',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/stores/:id/on-sale',
  access: staff,
  params,
  body: v.object({ items: items({}) }),
  refusals: ['PARAMETER_NOT_RELATED'],
  idempotencyKey: true,
});

/** `count` null: the dish is not counted any more. */
export const countStock = defineEndpoint({
  name: 'countStock',
  summary: 'Say how many units of a dish are left',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/stores/:id/stock',
  access: staff,
  params,
  body: v.object({
    productId: fileId<ProductId>(),
    count: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostCounted))),
  }),
  refusals: ['PARAMETER_NOT_RELATED'],
  idempotencyKey: true,
});
