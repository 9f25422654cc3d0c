import * as v from 'valibot';

/** Degrees on the earth; a service that answers others is not believed. */
export const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
