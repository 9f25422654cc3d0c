import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { kushkiCardDriver } from '../../../testing/drivers/kushki-card-driver.ts';
import { providerCase } from '../../../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../../../testing/sandbox-process.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterEach(() => sandbox.clearFaults());
afterAll(() => sandbox.stop());

const { context, newAttempt, start, paid, poll, injectFault } = providerCase(
  kushkiCardDriver,
  () => sandbox,
);
/** A context whose queries of the list are changed. */
const withQuery = (
  change: (query: URLSearchParams) => void,
  more: Partial<ProviderContext> = {},
) => {
  const { call } = context();
  return context({
    ...more,
    call: (request) => {
      const url = new URL(request.url);
      if (url.pathname.endsWith('/transactions-list')) change(url.searchParams);
      return call({ ...request, url: url.href });
    },
  });
};
const ignoreFilters = () =>
  sandbox.injectFault('kushki', { at: 'search', fault: 'listFilterIgnored', times: null });
const smallPages = (query: URLSearchParams): void => query.set('limit', '2');

test('a charge on a later page of a list that ignores its filter is found', async () => {
  const attempt = newAttempt();
  await injectFault('start', 'resetAfter', attempt);
  await start(attempt);
  for (const _each of [1, 2, 3]) await paid();
  await ignoreFilters();
  const now = () => Date.now() + 91_000;
  expect(await poll(attempt, withQuery(smallPages, { now }))).toMatchObject({
    reported: 'captured',
    sum: attempt.sum,
    merchantRef: attempt.merchantRef,
  });
});

test('a charge is found among so many transactions that the list takes several pages of 100 lines', async () => {
  const attempt = newAttempt();
  await injectFault('start', 'resetAfter', attempt);
  await start(attempt);
  for (let more = 0; more < 110; more += 1) await start(newAttempt());
  await sandbox.injectFault('kushki', {
    at: 'search',
    fault: 'listFilterFindsNothing',
    times: null,
  });
  const later = context({ now: () => Date.now() + 91_000 });
  expect(await poll(attempt, later)).toMatchObject({ reported: 'captured', sum: attempt.sum });
});

test('a list that never shows anything proves nothing by its silence', async () => {
  await sandbox.injectFault('kushki', { at: 'search', fault: 'staleStatus', times: null });
  const now = () => Date.now() + kushkiCardDriver.noRecordAfterMs;
  expect((await poll(newAttempt(), context({ now }))).reported).toBe('unknown');
});

test('a list whose pages do not move on proves nothing about a charge that it does not show', async () => {
  for (const _each of [1, 2, 3]) await paid();
  const attempt = newAttempt();
  await injectFault('start', 'resetBefore', attempt);
  await start(attempt);
  const now = () => attempt.deadline + 1_000;
  expect(await poll(attempt, context({ now }))).toMatchObject({ reported: 'noRecord' });
  await ignoreFilters();
  const stuck = withQuery(
    (query) => {
      smallPages(query);
      query.delete('offset');
    },
    { now },
  );
  expect((await poll(attempt, stuck)).reported).toBe('unknown');
});

test('a charge that Kushki once had and did not refuse is never without a record', async () => {
  await paid();
  const now = () => Date.now() + kushkiCardDriver.noRecordAfterMs;
  const later = context({ now });
  expect((await poll(newAttempt({ providerRef: '180000000000000001' }), later)).reported).toBe(
    'unknown',
  );
  expect((await poll(newAttempt({ state: 'pending' }), later)).reported).toBe('unknown');
  const failed = newAttempt({ state: 'failed', problem: 'declined', providerRef: '18' });
  expect((await poll(failed, later)).reported).toBe('noRecord');
  const undecided = { ...failed, problem: 'expired' as const };
  expect((await poll(undecided, later)).reported).toBe('unknown');
});

test('money that went back is unknown, not captured, while the list does not say all of it', async () => {
  const attempt = { ...(await paid()), state: 'refunding' as const };
  const refusing = withQuery((query) => {
    if (query.has('sale_ticket_number')) query.set('from', 'never');
  });
  expect((await poll(attempt, refusing)).reported).toBe('unknown');
  expect((await poll({ ...attempt, state: 'created' }, refusing)).reported).toBe('captured');
});
