import { runScript } from '../scripts/run-script.mjs';
import { runScenarios } from './resilience/run-scenarios.ts';
import type { Scenario } from './resilience/scenario.ts';
import { growth } from './scale/growth.ts';
import { storeScale } from './scale/store-scale.ts';

const scenarios: readonly Scenario[] = [
  {
    name: 'growth',
    title: 'A database with two million orders beside an empty one',
    run: growth,
  },
];

const usage = `npm run scale -- [--only moves,growth] [--small]
  What one machine cannot show: several databases, several servers, many orders. Parts: ${scenarios.map(({ name }) => name).join(', ')}.
  A whole run stores its figures in docs/benchmarks; \`npm run bench -- draw\` draws them.`;

/** `npm run scale`: prints the figures of each part; fails if a part failed. */
await runScript(() => runScenarios(scenarios, usage, storeScale));
