import { runScript } from '../scripts/run-script.mjs';
import { runScenarios } from './resilience/run-scenarios.ts';
import { storeScale } from './scale/store-scale.ts';
import { scaleParts } from './scale/parts.ts';

const usage = `npm run scale -- [--only moves,growth] [--small]
  What one machine cannot show: several databases, several servers, many orders. Parts: ${scaleParts.map(({ name }) => name).join(', ')}.
  A whole run stores its figures in docs/benchmarks; \`npm run bench -- draw\` draws them.`;

/** `npm run scale`: prints the figures of each part; fails if a part failed. */
await runScript(() => runScenarios(scaleParts, usage, storeScale));
