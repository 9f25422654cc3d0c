import type { Scenario } from '../resilience/scenario.ts';
import { chaos } from './chaos.ts';
import { cost } from './cost.ts';
import { failover } from './failover/failover.ts';
import { growth } from './growth.ts';
import { moves } from './moves.ts';
import { pooling } from './pooling/pooling.ts';
import { servers } from './servers/servers.ts';

/** The parts of `npm run scale`, in the order in which they run. */
export const scaleParts: readonly Scenario[] = [
  { name: 'chaos', title: 'brands in two databases while everything is killed', run: chaos },
  { name: 'cost', title: 'orders per second of two databases beside one', run: cost },
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
