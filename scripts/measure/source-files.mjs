const script = /[.](?:[cm]?[jt]s|tsx)$/;
const counted = /[.](?:[cm]?[jt]s|tsx|css|sql)$/;
const test = /[.](?:test|story|cases)[.]|(?:^|\/)(?:testing|e2e)\//;
const product = /^(?:packages|apps\/(?:server|web|counter))\//;

/** Which file counts for which row of the table. */
export const isScript = (path) => script.test(path);
export const isCounted = (path) => counted.test(path);
export const isTest = (path) => test.test(path);
export const isProduct = (path) => product.test(path) && isScript(path) && !isTest(path);

/** Lines of a text; a newline at its end begins no line. */
export const linesOf = (text) => text.replace(/\n$/, '').split('\n');

/** Percentiles by nearest rank; 0 of no values. */
export const ninetieth = (values) => percentile(values, 0.9);
export const median = (values) => percentile(values, 0.5);

function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
