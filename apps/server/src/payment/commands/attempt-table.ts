import { toMajor, type Decimals, type Minor } from '@comanda/domain/money/money.ts';
import type { Attempt, Sum } from '@comanda/domain/payment/attempt.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { formatTable } from '../../operator/terminal.ts';
import type { ListedAttempt } from '../list-attempts.rows.ts';
import type { StoredPaymentEvent } from '../payment-events.rows.ts';

export const amountText = ({ minor, currency }: Sum, decimals: Decimals): string =>
  `${toMajor(minor, decimals)} ${currency}`;

const attemptColumns = [
  'started',
  'tenant',
  'order',
  'method',
  'state',
  'sum',
  'our reference',
  'polls',
  'problems',
];

export const attemptRows = (
  tenantId: string,
  decimals: Decimals,
  attempts: readonly ListedAttempt[],
): (readonly string[])[] => attempts.map((listed) => attemptRow(tenantId, decimals, listed));

export const attemptTable = (rows: readonly (readonly string[])[]): string[] =>
  formatTable([attemptColumns, ...rows]);

function attemptRow(
  tenantId: string,
  decimals: Decimals,
  { attempt, createdAt, orderNumber, tries, alerts }: ListedAttempt,
): string[] {
  const { method, state, sum, merchantRef, problem, superseded, isRefundClosed, isPollingClosed } =
    attempt;
  const problems = [
    problem,
    superseded ? 'superseded' : null,
    isRefundClosed || isPollingClosed ? 'closed by an operator' : null,
    alerts > 0 ? `${alerts} alerts` : null,
  ].filter((each) => each !== null);
  return [
    createdAt,
    tenantId,
    `#${orderNumber}`,
    method,
    state,
    amountText(sum, decimals),
    merchantRef,
    `${tries}×`,
    problems.join(', '),
  ];
}

/** Lines of one attempt's event log: each report with its source and its time. */
export function describeAttempt(
  listed: ListedAttempt,
  decimals: Decimals,
  eventLog: readonly StoredPaymentEvent[],
): string[] {
  const { attempt, cardLastDigits, authorisationCode } = listed;
  const card =
    cardLastDigits === null
      ? ''
      : `, card ending in ${cardLastDigits}, authorisation ${authorisationCode ?? 'unknown'}`;
  return [
    `attempt ${attempt.id}: ${attempt.method}, ${attempt.state}, ${amountText(attempt.sum, decimals)}${card}`,
    `  our reference ${attempt.merchantRef}, undecided until ${isoOf(attempt.deadline)}`,
    ...sentRefundLines(attempt, decimals),
    ...formatTable(eventLog.map(({ at, kind, detail }) => ['', at, kind, detailText(detail)])),
  ];
}

/** The refunds that were sent to the provider, one a line, and what went back by other means. */
function sentRefundLines(
  { sentRefunds = [], refundedOutside, sum: { currency } }: Attempt,
  decimals: Decimals,
): string[] {
  const text = (minor: Minor): string => amountText({ minor, currency }, decimals);
  const at = (instant: number | null): string => (instant === null ? 'not yet' : isoOf(instant));
  return [
    ...sentRefunds.map(
      ({ key, minor, sentAt, acknowledgedAt, shownAt }) =>
        `  refund ${key}: ${text(minor)}, sent ${at(sentAt)}, acknowledged ${at(acknowledgedAt)}, shown by a poll ${at(shownAt)}`,
    ),
    ...(refundedOutside === undefined
      ? []
      : [`  given back by other means than the provider: ${text(refundedOutside)}`]),
  ];
}

const detailText = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .filter(([name]) => name !== 'at')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
