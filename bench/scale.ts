import { runScript } from '../scripts/run-script.mjs';
import { runScenarios } from './resilience/run-scenarios.ts';
import type { Scenario } from './resilience/scenario.ts';
import { failover } from './scale/failover/failover.ts';
import { growth } from './scale/growth.ts';
import { moves } from './scale/moves.ts';
import { pooling } from './scale/pooling/pooling.ts';
import { servers } from './scale/servers/servers.ts';
import { storeScale } from './scale/store-scale.ts';

const scenarios: readonly Scenario[] = [
  { name: 'moves', title: 'a brand moves between two databases while people order', run: moves },
  { name: 'failover', title: 'the primary of a replicated database is killed', run: failover },
  { name: 'servers', title: 'three servers behind a proxy are replaced', run: servers },
  { name: 'pooling', title: '2,000 clients share 40 connections of the database', run: pooling },
  {
    name: 'growth',
    title: 'a database with two million orders beside an empty one',
    run: growth,
  },
];

const usage = `npm run scale -- [--only moves,growth] [--small]
  What one machine cannot show: several databases, several servers, many orders. Parts: ${scenarios.map(({ name }) => name).join(', ')}.
  A whole run stores its figures in docs/benchmarks; \`npm run bench -- draw\` draws them.`;

/** `npm run scale`: prints the figures of each part; fails if a part failed. */
await runScript(() => runScenarios(scenarios, usage, storeScale));
