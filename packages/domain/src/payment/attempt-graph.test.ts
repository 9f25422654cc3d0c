import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeCauses, drawAttemptGraph } from '../testing/payment/draw-attempt-graph.ts';
import { attemptStates } from './attempt.ts';
import { attemptGraph, isAttemptOpen } from './attempt-graph.ts';

const page = readFileSync(new URL('../../../../docs/payments.md', import.meta.url), 'utf8');

test('docs/payments.md draws exactly this graph', () => {
  expect(page.match(/```mermaid\n([\s\S]*?)\n```/)?.[1]).toBe(drawAttemptGraph());
});

/** The section with the graph. Other sections have lists of the same form. */
const [section = ''] = page.split('## Applying a report');

test('docs/payments.md explains each cause', () => {
  const documented = [...section.matchAll(/^- \*\*(\w+)\*\*: (.*?)[.]$/gm)].map(
    ([, cause, reason]) => `${cause}: ${reason}`,
  );
  expect(documented).toEqual(describeCauses());
});

test('every state can be reached, and every state that waits or owes a refund can end', () => {
  const reach = (from: readonly string[]): readonly string[] => {
    const more = attemptStates
      .filter((state) => from.includes(state))
      .flatMap((state) => Object.values(attemptGraph[state]));
    const all = [...new Set([...from, ...more])];
    return all.length === from.length ? all : reach(all);
  };
  expect(reach(['created']).toSorted()).toEqual([...attemptStates].toSorted());
  for (const state of attemptStates) expect(reach([state])).toContain('refunded');
});

test('an ended attempt never becomes active again, and of those only a failed one may pay late', () => {
  for (const state of attemptStates.filter((one) => !isAttemptOpen(one))) {
    const next = Object.values(attemptGraph[state]);
    expect(next.filter(isAttemptOpen)).toEqual([]);
    expect(next.includes('completed')).toBe(state === 'failed');
  }
});
