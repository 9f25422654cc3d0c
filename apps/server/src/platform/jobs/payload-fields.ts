import * as v from 'valibot';

export const tryCount = v.pipe(v.number(), v.integer(), v.minValue(0));
