import * as v from 'valibot';

/** The only shape a refusal has, whatever went wrong (decisions §3). `message` is the label of the catalogue. */
export const errorBody = v.object({
  code: v.pipe(v.number(), v.integer()),
  message: v.string(),
  metadata: v.record(v.string(), v.unknown()),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;
