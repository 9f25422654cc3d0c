/**
 * Waits for every promise, also after a failure, so that no work continues unobserved; then throws
 * the first failure.
 */
export async function settleAll(promises) {
  const results = await Promise.allSettled(promises);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
