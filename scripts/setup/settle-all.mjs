/** Waits for every one, also after a failure, so that nothing goes on behind our back; then throws the first failure. */
export async function settleAll(promises) {
  const results = await Promise.allSettled(promises);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
