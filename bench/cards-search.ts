import { parseArgs } from 'node:util';
import { PlainError, print, runScript } from '../scripts/run-script.mjs';
import { maxFlows } from './card-search/flow-card.ts';
import { type CardSearchOutcome, runCardSearch } from './card-search/run-card-search.ts';

const usage = `npm run cards:search -- [--flows 2000] [--servers 2]
  Card payments, right ones and broken ones, over HTTP against real servers, PostgreSQL and the sandbox; then a search for every card number and
  security code in all that is left: tables, data files and WAL, logs, traces, metrics, answers, files. Fails if one is found, or if the search
  does not find a number that it hid itself.`;

const findsShown = 40;

/** `npm run cards:search`: prints what was searched and found, and fails on any find. */
await runScript(async () => {
  const { values } = parseArgs({
    options: {
      flows: { type: 'string', default: '2000' },
      servers: { type: 'string', default: '2' },
      help: { type: 'boolean', default: false },
    },
  });
  const [flows, servers] = [Number(values.flows), Number(values.servers)];
  const isRight = Number.isInteger(flows) && flows > 0 && flows <= maxFlows && servers >= 1;
  if (values.help || !isRight) throw new PlainError(usage);
  const begun = Date.now();
  const onProgress = (done: number) => {
    if (done % 100 === 0)
      print(`  ${done} of ${flows} flows after ${Math.round((Date.now() - begun) / 1_000)} s`);
  };
  const outcome = await runCardSearch({ flows, servers, shoppers: 8, onProgress });
  report(outcome);
  const finds = outcome.places.flatMap(({ found }) => found).length;
  if (outcome.missed.length > 0)
    throw new PlainError(
      `verdict: FAILED: the search does not find what it hid: ${outcome.missed.join(', ')}`,
    );
  if (finds > 0) throw new PlainError(`verdict: FAILED: ${finds} finds, see above`);
  print(`\nverdict: PASSED (${Math.round(outcome.seconds)} s)`);
});

function report({ places, outcomes, kills, references, planted, missed }: CardSearchOutcome): void {
  print('\nflows:');
  for (const [what, count] of [...outcomes].toSorted())
    print(`  ${String(count).padStart(6)}  ${what}`);
  print(`  ${String(kills).padStart(6)}  servers killed (-9)`);
  print(`\nsearched, also by ${references} references of flows:`);
  for (const { name, pieces, bytes, found } of places) {
    const size = `${(bytes / 1_048_576).toFixed(1)} MB`;
    print(
      `  ${size.padStart(10)} in ${String(pieces).padStart(5)}  ${name}: ${found.length} found`,
    );
    for (const { where, what, at, flow, near } of found.slice(0, findsShown))
      print(`      ${where} at ${at}: ${what}${flow === null ? '' : ` of flow ${flow}`}: ${near}`);
  }
  print(`\nthe search found ${planted - missed.length} of ${planted} numbers that it hid itself`);
}
