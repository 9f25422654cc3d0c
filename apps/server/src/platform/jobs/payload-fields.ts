import * as v from 'valibot';

/** An id of a payload, with its branded type. */
export const uuid = <Id extends string = string>() =>
  v.pipe(
    v.string(),
    v.uuid(),
    v.transform((id) => id as Id),
  );

export const tryCount = v.pipe(v.number(), v.integer(), v.minValue(0));
