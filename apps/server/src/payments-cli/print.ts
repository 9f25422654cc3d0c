import { toMajor, type Decimals } from '@comanda/domain/money/money.ts';
import type { Sum } from '@comanda/domain/payment/attempt.ts';
import { table } from '../desk/say.ts';
import type { ListedAttempt } from '../features/payment/list-attempts.ts';
import type { StoryLine } from '../features/payment/payment-events.ts';

export const money = ({ minor, currency }: Sum, decimals: Decimals): string => `${toMajor(minor, decimals)} ${currency}`;

const heads = ['begun', 'tenant', 'order', 'method', 'state', 'sum', 'our reference', 'asked', 'remarks'];

export const attemptTable = (tenantId: string, decimals: Decimals, attempts: readonly ListedAttempt[]): (readonly string[])[] =>
  attempts.map((listed) => attemptRow(tenantId, decimals, listed));

export const withHeads = (rows: readonly (readonly string[])[]): string[] => table([heads, ...rows]);

function attemptRow(tenantId: string, decimals: Decimals, { attempt, createdAt, orderNumber, tries, alerts }: ListedAttempt): string[] {
  const { method, state, sum, merchantRef, problem, superseded, isClosed } = attempt;
  const remarks = [
    problem,
    superseded ? 'superseded' : null,
    isClosed ? 'closed by an operator' : null,
    alerts > 0 ? `${alerts} alerts` : null,
  ].filter((each) => each !== null);
  return [createdAt, tenantId, `#${orderNumber}`, method, state, money(sum, decimals), merchantRef, `${tries}×`, remarks.join(', ')];
}

/** One attempt from its beginning: what was said about it, by whom, and when. */
export function storyOf(listed: ListedAttempt, decimals: Decimals, story: readonly StoryLine[]): string[] {
  const { attempt, cardLastDigits, authorisationCode } = listed;
  const card = cardLastDigits === null ? '' : `, card ending in ${cardLastDigits}, authorisation ${authorisationCode ?? 'unknown'}`;
  return [
    `attempt ${attempt.id}: ${attempt.method}, ${attempt.state}, ${money(attempt.sum, decimals)}${card}`,
    `  our reference ${attempt.merchantRef}, undecided until ${new Date(attempt.deadline).toISOString()}`,
    ...table(story.map(({ at, kind, detail }) => ['', at, kind, plain(detail)])),
  ];
}

const plain = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .filter(([name]) => name !== 'at')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
