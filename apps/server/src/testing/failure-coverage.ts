import type { PaymentDriver } from './payment-driver.ts';
import type { FailureMode, FailureTest } from './failure-modes.ts';

/**
 * The drivers that each suite of the table runs, by its file; of another file, a test names its
 * methods. `read`: the text of a test file; null: there is none.
 */
export type CoverageFacts = {
  readonly suites: Readonly<Record<string, readonly PaymentDriver[]>>;
  readonly read: (file: string) => string | null;
};

/**
 * Returns the problems of the table: a title that no running test has, a test about a method that
 * its file does not name, and each failure that a method can meet without a test.
 * docs/rules/payments.md#failures-of-every-method.
 */
export function failureCoverageProblems(
  modes: readonly FailureMode[],
  drivers: readonly PaymentDriver[],
  facts: CoverageFacts,
): readonly string[] {
  const wrong = modes.flatMap(({ name, tests }) =>
    tests.flatMap((each) => testProblems(each, facts).map((problem) => `${name}: ${problem}`)),
  );
  const missing = modes.flatMap((each) =>
    drivers
      .filter((driver) => each.canHappen(driver))
      .filter((driver) => !each.tests.some((one) => isAbout(one, driver, facts)))
      .map(({ provider }) => `${each.name}: ${provider.method} has no test`),
  );
  return [...wrong, ...missing];
}

const isAbout = (
  { file, methods }: FailureTest,
  driver: PaymentDriver,
  { suites }: CoverageFacts,
): boolean =>
  (methods === undefined || methods.includes(driver.provider.method)) &&
  (suites[file] === undefined ? methods !== undefined : suites[file].includes(driver));

function testProblems(
  { file, title, methods = [] }: FailureTest,
  { suites, read }: CoverageFacts,
): readonly string[] {
  const text = read(file);
  if (text === null) return [`${file} does not exist`];
  const code = withoutComments(text);
  const strangers = suites[file] ? [] : methods.filter((method) => !names(file, code, method));
  return [
    ...(isRunningTest(code, title) ? [] : [`${file} runs no test “${title}”`]),
    ...strangers.map((method) => `${file} says nothing of ${method}`),
  ];
}

const names = (file: string, code: string, method: string): boolean =>
  `${file} ${code}`
    .toLowerCase()
    .replaceAll(/[_-]/gu, '')
    .includes(method.replace('CardSubscription', '').toLowerCase());

/** True if a call of `test` begins with the title, and none that skips it always. */
function isRunningTest(code: string, title: string): boolean {
  const found = code.split(title).slice(0, -1);
  const at = found.findIndex((before) => /\(\s*['"`]$/u.test(before));
  if (at < 0) return false;
  const calls = [
    ...found
      .slice(0, at + 1)
      .join(title)
      .matchAll(/\btest(?<kind>\.\w+)?/gu),
  ];
  const kind = calls.at(-1)?.groups?.['kind'];
  return calls.length > 0 && kind !== '.skip' && kind !== '.todo';
}

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/^\s*\/\/.*$/gmu, '');
