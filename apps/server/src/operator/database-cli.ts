import { listDatabases } from '../tenant/commands/list-databases.ts';
import { runBackOut, runForget, runMove } from '../tenant/commands/move-commands.ts';
import { printProblem } from './terminal.ts';

const usage = `npm run database -- nodes                         the databases: version, schema, size, connections, brands
npm run database -- move <brand> <database> [--from=<host:port>]
                                              moves a brand there while its shop is open; repeat it if it was killed;
                                              --from: where the PostgreSQL of that database reaches the present one
npm run database -- back-out <brand> <database>   gives up a move to this database before its switch
npm run database -- forget <brand> <database>     deletes the rows that a brand left there after a move
docs/scale.md says what a move needs.`;

async function run([command, brand, database, from]: readonly string[]): Promise<boolean> {
  if (command === 'nodes' && brand === undefined) return listDatabases();
  if (brand === undefined || database === undefined) return printProblem(usage);
  if (command === 'move') {
    const address = /^--from=(\S+:\d+)$/u.exec(from ?? '')?.[1] ?? null;
    return from !== undefined && address === null
      ? printProblem(usage)
      : runMove(brand, database, address);
  }
  if (from !== undefined) return printProblem(usage);
  if (command === 'back-out') return runBackOut(brand, database);
  if (command === 'forget') return runForget(brand, database);
  return printProblem(usage);
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  printProblem(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
