import { expect, test } from 'vitest';
import type { EnrolmentId } from '../ids.ts';
import { applyEnrolmentReport, type EnrolmentReport } from './apply-enrolment-report.ts';
import {
  type Enrolment,
  enrolmentLifetimeMs,
  enrolmentStates,
  finishingTimeoutMs,
} from './enrolment.ts';

const begun = 1_000_000;
const created: Enrolment = {
  id: 'e' as EnrolmentId,
  method: 'oneclick',
  state: 'created',
  problem: null,
  deadline: begun + enrolmentLifetimeMs,
  arrivedAt: null,
  finishBy: null,
};
const oneMinute = 60_000;
const visa: EnrolmentReport = { reported: 'enrolled', brand: 'visa' };
const back: EnrolmentReport = { reported: 'returned', finishWithinMs: oneMinute };

function after(from: Enrolment, ...reports: readonly (readonly [EnrolmentReport, number])[]) {
  return reports.reduce(
    ({ enrolment }, [report, now]) => applyEnrolmentReport(enrolment, report, now, ['amex']),
    { enrolment: from, effects: [] } as ReturnType<typeof applyEnrolmentReport>,
  );
}
const pending = after(created, [{ reported: 'opened' }, begun]).enrolment;
const arrived = after(pending, [back, begun + 1]).enrolment;
const finishing = after(arrived, [{ reported: 'claimed' }, begun + 2]).enrolment;

test('a card is saved after opening, return, claim and answer', () => {
  const { enrolment, effects } = after(finishing, [visa, begun + 3]);
  expect(enrolment).toMatchObject({ state: 'finished', problem: null });
  expect(effects).toEqual([{ do: 'storeCard' }]);
});

test('a provider without a page saves the card at once', () => {
  expect(after(created, [visa, begun]).effects).toEqual([{ do: 'storeCard' }]);
});

test('the return alone takes no card', () => {
  expect(arrived).toMatchObject({ state: 'pending', finishBy: begun + 1 + oneMinute });
  expect(after(pending, [visa, begun + 1]).enrolment.state).toBe('pending');
  expect(after(pending, [{ reported: 'claimed' }, begun + 1]).enrolment.state).toBe('pending');
});

test('a second return before the card is taken ends the enrolment', () => {
  expect(after(arrived, [back, begun + 5]).enrolment).toMatchObject({
    state: 'failed',
    problem: 'otherBrowser',
  });
  expect(after(finishing, [back, begun + 5]).enrolment).toEqual(finishing);
});

test('a card is taken once, and only in the time that the provider allows', () => {
  expect(after(finishing, [{ reported: 'claimed' }, begun + 3]).enrolment).toEqual(finishing);
  expect(after(arrived, [{ reported: 'claimed' }, begun + 1 + oneMinute]).enrolment).toMatchObject({
    state: 'failed',
    problem: 'expired',
  });
});

test('an unknown answer loses the card with an alert, and is never repeated', () => {
  const { enrolment, effects } = after(finishing, [{ reported: 'unknown' }, begun + 3]);
  expect(enrolment).toMatchObject({ state: 'failed', problem: 'lost' });
  expect(effects).toEqual([{ do: 'alert', why: 'card lost' }]);
});

test('a card of a refused brand is removed at the provider', () => {
  const { enrolment, effects } = after(finishing, [
    { reported: 'enrolled', brand: 'amex' },
    begun + 3,
  ]);
  expect(enrolment).toMatchObject({ state: 'failed', problem: 'notAccepted' });
  expect(effects).toEqual([{ do: 'removeAtProvider' }]);
});

test('an enrolment without a page whose answer never came is lost, with an alert; one with a page is only expired', () => {
  const overdue = begun + enrolmentLifetimeMs;
  const atOnce: Enrolment = { ...created, method: 'kushkiCardSubscription' };
  expect(after(atOnce, [{ reported: 'timePassed' }, overdue - 1]).enrolment).toEqual(atOnce);
  const swept = after(atOnce, [{ reported: 'timePassed' }, overdue]);
  expect(swept.enrolment).toMatchObject({ state: 'failed', problem: 'lost' });
  expect(swept.effects).toEqual([{ do: 'alert', why: 'card lost' }]);
  expect(after(created, [{ reported: 'timePassed' }, overdue]).enrolment.problem).toBe('expired');
});

test('a card that arrives after the enrolment counted as lost is removed at the provider', () => {
  const swept = after(finishing, [{ reported: 'timePassed' }, begun + 2 + finishingTimeoutMs]);
  expect(swept.enrolment.problem).toBe('lost');
  expect(after(swept.enrolment, [visa, begun + oneMinute]).effects).toEqual([
    { do: 'removeAtProvider' },
  ]);
});

test('the sweep ends what is over and leaves what is not', () => {
  const swept = (from: Enrolment, now: number) =>
    after(from, [{ reported: 'timePassed' }, now]).enrolment;
  expect(swept(pending, pending.deadline - 1)).toEqual(pending);
  expect(swept(pending, pending.deadline)).toMatchObject({ state: 'failed', problem: 'expired' });
  expect(swept(arrived, begun + 1 + oneMinute).problem).toBe('expired');
  expect(swept(created, created.deadline).problem).toBe('expired');
  expect(swept(finishing, begun + 5)).toEqual(finishing);
});

test('the user who leaves the page saves no card', () => {
  expect(
    after(pending, [{ reported: 'left', how: 'cancelled' }, begun + 5]).enrolment,
  ).toMatchObject({ state: 'failed', problem: 'cancelled' });
  expect(after(created, [{ reported: 'notOpened' }, begun]).enrolment.problem).toBe('unavailable');
  expect(after(finishing, [{ reported: 'declined' }, begun]).enrolment.problem).toBe('declined');
  expect(after(finishing, [{ reported: 'tooLate' }, begun]).enrolment.problem).toBe('expired');
});

test('no report changes an enrolment that is over', () => {
  const reports: readonly EnrolmentReport[] = [
    ...(
      ['opened', 'notOpened', 'claimed', 'declined', 'tooLate', 'unknown', 'timePassed'] as const
    ).map((reported) => ({ reported })),
    back,
    visa,
    { reported: 'left', how: 'expired' },
  ];
  for (const state of enrolmentStates.filter((each) => each === 'finished' || each === 'failed'))
    for (const report of reports) {
      const over: Enrolment = { ...arrived, state, problem: null };
      expect(after(over, [report, begun + oneMinute * 20]).enrolment, report.reported).toEqual(
        over,
      );
    }
});
