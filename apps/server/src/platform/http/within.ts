/** Thrown when something took longer than it may. */
export class TookTooLong extends Error {}

/** The value of a promise, unless it takes longer than `ms`. The work itself is not stopped. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TookTooLong(`longer than ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
