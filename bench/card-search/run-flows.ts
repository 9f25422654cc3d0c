import { type BenchUser, createUsersWithPoints } from '../lib/discount-users.ts';
import { allFlows } from './flows/all-flows.ts';
import type { FlowKind } from './flows/flow-kinds.ts';
import { flowCard, type FlowCard } from './flow-card.ts';
import { InterruptedError, openFlow } from './flow.ts';
import { brands, type Stage } from './open-stage.ts';

/**
 * The flows that ran. `references`: names by which records of a flow are known, with the cards of
 * those flows.
 */
export type FlowsRun = {
  cards: FlowCard[];
  references: Map<string, Set<FlowCard>>;
  tokens: Set<string>;
  outcomes: Map<string, number>;
  kills: number;
};

type Plan = { flows: number; run: string; shoppers: number; onProgress(done: number): void };

/** Runs the flows, some at once. Each has a user and a card of its own; the kinds take turns. */
export async function runFlows(stage: Stage, plan: Plan): Promise<FlowsRun> {
  const users = await createUsers(stage, plan.flows);
  const run: FlowsRun = {
    cards: [],
    references: new Map(),
    tokens: new Set(),
    outcomes: new Map(),
    kills: 0,
  };
  let next = 0;
  const shop = async (): Promise<void> => {
    while (next < plan.flows) {
      const flow = next;
      next += 1;
      const kind = kindOf(flow);
      const card = flowCard(plan.run, flow, kind.card);
      run.cards.push(card);
      const who = users[kind.brand].pop();
      if (who === undefined) throw new Error('too few users');
      await runOne(stage, run, { kind, card, who });
      plan.onProgress(flow + 1);
    }
  };
  await Promise.all(Array.from({ length: plan.shoppers }, shop));
  return run;
}

function kindOf(flow: number): FlowKind {
  const kind = allFlows.at(flow % allFlows.length);
  if (kind === undefined) throw new Error('there is no kind of flow');
  return kind;
}

async function createUsers({ database }: Stage, flows: number) {
  const count = (brand: string) =>
    Array.from({ length: flows }, (_, at) => kindOf(at)).filter((kind) => kind.brand === brand)
      .length;
  const create = async (tenant: string) => [
    ...(await createUsersWithPoints(database.ownerUrl, count(tenant), { tenant })),
  ];
  return { burger: await create(brands.chile), cocina: await create(brands.guatemala) };
}

type One = { kind: FlowKind; card: FlowCard; who: BenchUser };

async function runOne(stage: Stage, run: FlowsRun, { kind, card, who }: One): Promise<void> {
  let calls = 0;
  const kills: Promise<void>[] = [];
  const beforeCall = (): void => {
    calls += 1;
    if (calls === kind.killsAt) kills.push(stage.killServer());
  };
  const flow = openFlow({ brand: kind.brand, card, who, stage, beforeCall, ...run });
  const outcome = await kind.run(flow).catch((error: unknown) => {
    if (error instanceof InterruptedError) return 'interrupted';
    throw new Error(`flow ${card.flow} (${kind.name}): ${String(error)}`, { cause: error });
  });
  await Promise.all(kills);
  run.kills += kills.length;
  const what = `${kind.name}: ${outcome}`;
  run.outcomes.set(what, (run.outcomes.get(what) ?? 0) + 1);
}
