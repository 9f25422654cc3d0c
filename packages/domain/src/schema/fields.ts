import * as v from 'valibot';
import type { Minor } from '../money/money.ts';

/**
 * Gives a schema's output a branded type. This is the only place that assigns the brand, after the
 * schema has checked the shape.
 */
export const branded = <T>(schema: v.GenericSchema<unknown, unknown>): v.GenericSchema<T, T> =>
  schema as v.GenericSchema<T, T>;

/**
 * An amount: major units on the wire (5990, 45.5), minor units inside. The contract's wire.ts finds
 * it by its metadata. docs/rules/limits.md#major-units-on-the-wire.
 */
export const money = branded<Minor>(v.pipe(v.number(), v.finite(), v.metadata({ unit: 'money' })));
/** An amount that cannot be negative. */
export const amount = branded<Minor>(
  v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e12), v.metadata({ unit: 'money' })),
);

/** A positive integer id from tenant files. */
export const fileId = <T>(): v.GenericSchema<T, T> =>
  branded<T>(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)));

/** An id created at run time. */
export const uuid = <T extends string = string>(): v.GenericSchema<T, T> =>
  branded<T>(v.pipe(v.string(), v.uuid()));

/** An ISO instant with offset. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

export const latitude = v.pipe(v.number(), v.finite(), v.minValue(-90), v.maxValue(90));
export const longitude = v.pipe(v.number(), v.finite(), v.minValue(-180), v.maxValue(180));
