import { randomUUID } from 'node:crypto';
import type { Api } from '@comanda/client/api.ts';
import type { CounterActionKind } from '@comanda/domain/counter/counter-action-kinds.ts';
import type { RefundPart } from '@comanda/domain/counter/refund/refund-reasons.ts';
import { isOutcomeUnknown, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import { createActionRunner } from '../../../packages/client/src/action-runner.ts';
import { pause } from './pause.ts';
import type { Tablet } from './tablet.ts';

/**
 * `minutes`: of an accepted order. `refund`: of a refund, in minor units. `isPaused`: of a pause.
 */
type AskedFacts = {
  readonly minutes?: number;
  readonly refund?: { readonly part: RefundPart; readonly amount: number };
  readonly isPaused?: boolean;
};

/** A change that staff wants. `subject`: the id that the audit list names. */
export type WantedChange = {
  readonly kind: CounterActionKind;
  readonly subject: string;
  readonly asked: AskedFacts;
  send(api: Api, idempotencyKey: string): Promise<Result<unknown, Refusal>>;
};

/**
 * A tap with the answers that the tablet received for its one key. `done`: how many said so.
 * `refusals`: labels of the others that the server decided. Empty and zero: no answer came.
 * `sentAt`, `answeredAt`: milliseconds of this machine.
 */
export type Tap = {
  readonly brand: string;
  readonly staffId: string;
  readonly kind: CounterActionKind;
  readonly subject: string;
  readonly asked: AskedFacts;
  readonly key: string;
  readonly done: number;
  readonly refusals: readonly string[];
  readonly sentAt: number;
  readonly answeredAt: number;
};

/** Much longer than servers and database need to restart on a slow machine, in milliseconds. */
const timeoutMs = 240_000;

/**
 * Taps a button as the counter does: with one key, and again with the same key while the outcome is
 * unknown. `sendings` 2: each request is sent twice at once.
 */
export async function tap(
  { api, brand, staff, draw, tally }: Tablet,
  { kind, subject, asked, send }: WantedChange,
  sendings: 1 | 2 = 1,
): Promise<Tap> {
  const key = randomUUID();
  const answers: Result<unknown, Refusal>[] = [];
  const sentAt = Date.now();
  let isUnknown = true;
  const runner = createActionRunner({
    isOffline: () => false,
    makeKey: () => key,
    onBusy: () => undefined,
    onRefusal: (_, again) => void (isUnknown = again !== null),
    onSignedOut: () => tally.note('counter: tablet signed out'),
  });
  const sendAll = async (sentKey: string): Promise<Result<unknown, Refusal>> => {
    const all = await Promise.all(Array.from({ length: sendings }, () => send(api, sentKey)));
    answers.push(...all);
    const done = all.find(({ ok }) => ok) ?? all[0];
    if (!done) throw new Error('nothing was sent');
    return done;
  };
  while (isUnknown && Date.now() - sentAt < timeoutMs) {
    isUnknown = false;
    const first = runner.run(key, sendAll);
    if ((await runner.run(key, sendAll)) !== null) tally.note('counter: double tap was sent');
    await first;
    if (isUnknown) tally.note('counter: tapped again with the same key');
    if (isUnknown) await pause(draw);
  }
  if (isUnknown) tally.note('counter: staff gave up');
  tally.note(`counter: ${kind}${sendings === 2 ? ', sent twice' : ''}`);
  return {
    ...{ brand: brand.id, staffId: staff.staffId, kind, subject, asked, key, sentAt },
    done: answers.filter(({ ok }) => ok).length,
    refusals: answers.flatMap((each) => (each.ok ? [] : decidedRefusal(each.error))),
    answeredAt: Date.now(),
  };
}

/** The label of a refusal that the server decided; none for an answer that was lost or late. */
const decidedRefusal = (refusal: Refusal): readonly string[] =>
  isOutcomeUnknown(refusal) ? [] : [refusal.label];
