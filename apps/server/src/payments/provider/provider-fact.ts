import type { CertificationStep } from './certification-step.ts';

/**
 * Subjects of a fact. `money`: if the fact were false, money could be taken, kept or refunded
 * wrongly. `shape`: the form of a call or an answer. `webhook`: the provider's messages. `limit`:
 * how much, how long or how often.
 */
const factTopics = ['money', 'shape', 'webhook', 'limit'] as const;
type FactTopic = (typeof factTopics)[number];

/**
 * The reason for which we believe a fact. `documented`: the provider, or a public integration of
 * it, says so. `assumed`: no source says so, or the sources disagree; `playedBy` names the faults
 * of the sandbox that play the other ways. `certified`: a recording of the provider's own test
 * address showed it on that day.
 */
export type FactStanding =
  | { readonly kind: 'documented'; readonly source: string }
  | { readonly kind: 'assumed'; readonly why: string; readonly playedBy: readonly string[] }
  | { readonly kind: 'certified'; readonly on: string; readonly recording: string };

/**
 * A fact of a provider that our adapter relies on. `id`: unique in its provider. `claim`: one
 * sentence. `currencies`: the fact is about payments in these alone; absent: in every currency.
 * `shownBy`: the step of a certification that shows it; absent: no step can.
 * docs/rules/payments.md#facts-of-a-provider.
 */
export type ProviderFact = {
  readonly id: string;
  readonly topic: FactTopic;
  readonly claim: string;
  readonly standing: FactStanding;
  readonly currencies?: readonly string[];
  readonly shownBy?: CertificationStep;
};

export const documented = (source: string): FactStanding => ({ kind: 'documented', source });

export const assumed = (why: string, ...playedBy: readonly string[]): FactStanding => ({
  kind: 'assumed',
  why,
  playedBy,
});

/**
 * `on`: the day of the recording, `YYYY-MM-DD`; `recording`: its file in
 * `apps/server/src/payments/recordings`.
 */
export const certified = (on: string, recording: string): FactStanding => ({
  kind: 'certified',
  on,
  recording,
});

/** The facts about money that nobody has confirmed, for payments in this currency. */
export const assumedMoneyFacts = (
  facts: readonly ProviderFact[],
  currency: string,
): readonly ProviderFact[] =>
  facts.filter(
    ({ topic, standing, currencies }) =>
      topic === 'money' &&
      standing.kind === 'assumed' &&
      (currencies === undefined || currencies.includes(currency)),
  );
