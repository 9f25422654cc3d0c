/** A value that is often there already: then nothing waits for the next turn of the event loop. */
export type MaybePromise<T> = T | Promise<T>;

/** Goes on with a value, at once if it is there. */
export const chain = <T, U>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<U>,
): MaybePromise<U> => (value instanceof Promise ? value.then(next) : next(value));
