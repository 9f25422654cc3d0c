import { runScript, print, PlainError } from '../run-script.mjs';
import { startDatabase } from './start-database.mjs';
import { stopDatabase } from './stop-database.mjs';

const usage = 'usage: node scripts/postgres/cli.mjs start|stop [main|test]';

const actions = {
  start: async (name) => {
    const { url, notice } = await startDatabase(name, {
      durable: name !== 'test',
      user: 'by-hand',
    });
    if (notice) process.stderr.write(`${notice}\n`);
    print(url);
  },
  stop: async (name) =>
    print((await stopDatabase(name)) ? `${name} stopped` : `${name} was not running`),
};

await runScript(async () => {
  const [action, name = 'main'] = process.argv.slice(2);
  const run = actions[action];
  if (!run || !['main', 'test'].includes(name)) throw new PlainError(usage);
  await run(name);
});
