import { buildSandbox } from './app.ts';
import { readConfig, requireDemo } from './config.ts';
import { moveAtComanda } from './kitchen/comanda.ts';
import { createKitchen } from './kitchen/kitchen.ts';
import { noMemory, ticketFile } from './kitchen/remembered-tickets.ts';
import { createMailbox } from './mail/mailbox.ts';
import { realTimer } from './timer.ts';
import { sandboxKeys } from './webpay/keys.ts';

try {
  requireDemo(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
const config = readConfig(process.env);
const memory = config.dataFolder === null ? noMemory : ticketFile(config.dataFolder);
const kitchen = createKitchen(
  { timer: realTimer, move: moveAtComanda(config.integrationKey, realTimer.now), remember: memory.save },
  { stepMs: config.kitchenStepMs, paused: false },
  memory.load(),
);
const app = buildSandbox({
  kitchen,
  mailbox: createMailbox(),
  integrationKey: config.integrationKey,
  timer: realTimer,
  webpayKeys: { ...sandboxKeys, secret: config.webpaySecret },
  couriers: { pace: { stepMs: config.riderStepMs, paused: false }, shops: config.shops },
  logged: true,
});

/** A second signal, or a call that does not end, does not keep the program alive. */
const graceMs = 5_000;
const stop = (): void => {
  setTimeout(() => process.exit(1), graceMs).unref();
  void app.close().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

await app.listen({ host: config.host, port: config.port });
