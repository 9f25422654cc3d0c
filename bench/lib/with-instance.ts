/**
 * Sets TEST_DATABASE_URL to this PostgreSQL for `work`: the helpers that make and drop databases of
 * tests read it.
 */
export async function withInstance<T>(url: string, work: () => Promise<T>): Promise<T> {
  const earlier = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = url;
  try {
    return await work();
  } finally {
    if (earlier === undefined) delete process.env['TEST_DATABASE_URL'];
    else process.env['TEST_DATABASE_URL'] = earlier;
  }
}
