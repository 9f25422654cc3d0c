/** Thrown when work exceeds its time limit. */
export class TimeoutError extends Error {}

/**
 * Returns the value of a promise.
 * @throws TimeoutError after `ms` milliseconds; the work itself is not stopped.
 */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError(`longer than ${ms} ms`)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
