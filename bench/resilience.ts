import { runScript } from '../scripts/run-script.mjs';
import { kitchenOutage } from './resilience/kitchen-outage.ts';
import { diskFull } from './resilience/disk-full.ts';
import { hangingMail } from './resilience/hanging-mail.ts';
import { firstAlert } from './resilience/first-alert.ts';
import { hostileProviders } from './resilience/hostile-providers.ts';
import { pooler } from './resilience/pooler.ts';
import { readOnlyDatabase } from './resilience/read-only.ts';
import { rollingRestart } from './resilience/rolling-restart.ts';
import { runScenarios } from './resilience/run-scenarios.ts';
import type { Scenario } from './resilience/scenario.ts';

const scenarios: readonly Scenario[] = [
  { name: 'disk-full', title: 'the database’s disk is full for a while', run: diskFull },
  { name: 'read-only', title: 'the database refuses writes for a while', run: readOnlyDatabase },
  { name: 'hanging-mail', title: 'the mail server accepts and never answers', run: hangingMail },
  {
    name: 'kitchen-outage',
    title: 'the restaurant’s system is gone for a while',
    run: kitchenOutage,
  },
  {
    name: 'rolling-restart',
    title: 'two servers are replaced one after the other',
    run: rollingRestart,
  },
  {
    name: 'hostile-providers',
    title: 'couriers, geocoders and Webpay answer nonsense',
    run: hostileProviders,
  },
  {
    name: 'first-alert',
    title: 'one order is not accepted: a real Prometheus alerts it',
    run: firstAlert,
  },
  { name: 'pooler', title: 'the database is behind PgBouncer', run: pooler },
];

const usage = `npm run resilience -- [--only read-only,kitchen-outage] [--small]
  Real servers and a real PostgreSQL under failures, with a verdict per scenario. Scenarios: ${scenarios.map(({ name }) => name).join(', ')}.`;

/**
 * `npm run resilience`: prints one line per scenario and the counts; fails if a scenario failed.
 */
await runScript(() => runScenarios(scenarios, usage));
