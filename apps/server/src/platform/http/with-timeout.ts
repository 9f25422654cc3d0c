/** Thrown when work exceeds its time limit. */
export class TimeoutError extends Error {}

/** Thrown when the server ends before the work did. */
export class ServerEndingError extends Error {}

/**
 * Returns the value of a promise. The work itself is never stopped. `ending`: aborted shortly
 * before the process ends.
 * @throws TimeoutError after `ms` milliseconds, ServerEndingError when the server ends.
 */
export async function withTimeout<T>(
  ms: number,
  work: Promise<T>,
  ending?: AbortSignal,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError(`longer than ${ms} ms`)), ms);
  const end = (): void => reject(new ServerEndingError('the server ends'));
  ending?.addEventListener('abort', end, { once: true });
  if (ending?.aborted) end();
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
    ending?.removeEventListener('abort', end);
  }
}
