import { say } from '../say.mjs';
import { announce } from './announce.mjs';
import { buildWeb } from './build-web.mjs';
import { endTogether } from './end-together.mjs';
import { openMainDatabase } from './main-database.mjs';
import { claimPort } from './ports.mjs';
import { prepareData } from './prepare.mjs';
import { environmentFor, logsOf, startStack } from './stack.mjs';
import { settleAll } from '../setup/settle-all.mjs';

const begun = performance.now();
const end = endTogether();

/** The whole of `npm start` once packages are there: database, data, storefront, server, sandbox, addresses. */
await end.guard(async () => {
  process.env.NODE_ENV = 'production';
  const ports = { server: await claimPort('PORT', 3000), sandbox: await claimPort('SANDBOX_PORT', 4000) };
  const database = await openMainDatabase();
  end.release(database.release);
  if (database.notice) say(database.notice);
  const environment = environmentFor(database, ports);
  await settleAll([prepareData(database, environment, { goesOn: true }), buildWeb()]);
  await startStack(end.program, { environment, logs: logsOf(ports) });
  announce({ ports, database: database.shown, logs: logsOf(ports), seconds: (performance.now() - begun) / 1_000 });
});
