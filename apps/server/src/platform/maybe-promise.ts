/**
 * A value that is often available without a promise, so that the caller need not wait for the next
 * turn of the event loop.
 */
export type MaybePromise<T> = T | Promise<T>;

/**
 * Calls `next` with the value: at once if the value is available, else when the promise resolves.
 */
export const chain = <T, U>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<U>,
): MaybePromise<U> => (value instanceof Promise ? value.then(next) : next(value));
