import { runTool } from '../setup/run-tool.mjs';
import { databaseEnvironment, isProduction } from './database-environment.mjs';
import { createShutdownGroup } from './shutdown-group.mjs';
import { isDemo } from './stack.mjs';

const shutdown = createShutdownGroup();
const [command, ...words] = process.argv.slice(2);

/** Commands of `tenant` that need a database; the others are about a folder alone. */
const databaseWords = [
  ...['import', 'export', 'export-rows', 'erase', 'static', 'secret', 'owner', 'demo-staff'],
];

/**
 * Returns what a command needs beside the caller's environment: the database that `npm start` uses,
 * started if necessary. A command of `tenant` may create it, but for `secret`. One that needs no
 * database knows only from DEMO whether its brand is of a demonstration.
 */
async function environmentOf() {
  if (command !== 'tenant') return databaseEnvironment(shutdown);
  if (databaseWords.includes(words[0]))
    return databaseEnvironment(shutdown, { mayCreate: words[0] !== 'secret' });
  return isProduction(process.env) ? {} : { DEMO: isDemo(process.env) ? '1' : '0' };
}

/** Runs an operator's command, which is a program of the server with its name. */
await shutdown.run(async () => {
  const program = [`apps/server/src/operator/${command}-cli.ts`, ...words];
  // `tenant secret set` reads the secret from standard input.
  const input = command === 'tenant' ? 'inherit' : 'ignore';
  await shutdown.exit(await runTool('node', program, await environmentOf(), input));
});
