import { runScript, say, Plain } from '../say.mjs';
import { startDatabase } from './start-database.mjs';
import { stopDatabase } from './stop-database.mjs';

const usage = 'usage: node scripts/postgres/cli.mjs start|stop [main|test]';

const actions = {
  start: async (name) => {
    const { url, notice } = await startDatabase(name, { durable: name !== 'test', user: 'by-hand' });
    if (notice) process.stderr.write(`${notice}\n`);
    say(url);
  },
  stop: async (name) => say((await stopDatabase(name)) ? `${name} stopped` : `${name} was not running`),
};

await runScript(async () => {
  const [action, name = 'main'] = process.argv.slice(2);
  const act = actions[action];
  if (!act || !['main', 'test'].includes(name)) throw new Plain(usage);
  await act(name);
});
