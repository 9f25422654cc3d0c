import { buildSandboxApps } from './app.ts';
import { readSandboxConfig, requireDemo } from './config.ts';
import { updateStatusAtComanda } from './kitchen/update-status.ts';
import { createKitchen } from './kitchen/kitchen.ts';
import { noTicketStore, ticketFileStore } from './kitchen/ticket-store.ts';
import { createMailbox } from './mail/mailbox.ts';
import { realTimer } from './timer.ts';
import { sandboxWebpayKeys } from './payments/webpay/webpay-keys.ts';

try {
  requireDemo(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
const config = readSandboxConfig(process.env);
const ticketStore = config.dataFolder === null ? noTicketStore : ticketFileStore(config.dataFolder);
const kitchen = createKitchen(
  {
    timer: realTimer,
    updateStatus: updateStatusAtComanda(config.integrationKey, realTimer.now),
    saveTickets: ticketStore.save,
  },
  { stepMs: config.kitchenStepMs, paused: false },
  ticketStore.load(),
);
const { app, frames } = buildSandboxApps({
  kitchen,
  mailbox: createMailbox(),
  integrationKey: config.integrationKey,
  timer: realTimer,
  webpayKeys: { ...sandboxWebpayKeys, secret: config.webpaySecret },
  couriers: { pace: { stepMs: config.riderStepMs, paused: false }, shops: config.shops },
  printerEveryMs: config.printerEveryMs,
  logged: true,
});

/**
 * Time in milliseconds after which the program exits although a call is still open. A second signal
 * ends it at once.
 */
const graceMs = 5_000;
const stop = (): void => {
  setTimeout(() => process.exit(1), graceMs).unref();
  void app.close().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

await frames.listen({ host: config.host, port: config.framesPort });
await app.listen({ host: config.host, port: config.port });
