import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { median } from '../lib/load.ts';
import { idsOf, missingAtKitchen, newShopper, placeMany, kitchenDelays } from './place-orders.ts';
import { createChecks, type ScenarioSize, type ScenarioResult } from './scenario.ts';
import { openTestBed } from './test-bed.ts';
import { secondsText, waitUntil } from './wait-until.ts';

const timeoutMs = 240_000;
/** The highest allowed ratio of the kitchen's delay with hanging mail to its delay without. */
const maxRatio = 2;

/**
 * The mail server accepts connections and never responds: kitchens receive their orders as quickly
 * as without it.
 */
export async function hangingMail(size: ScenarioSize): Promise<ScenarioResult> {
  const { claim, violations } = createChecks();
  const count = size === 'small' ? 16 : 96;
  const usual = await medianWait(count, {});
  const mail = await openSilentServer();
  const hanging = await medianWait(count, {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'pedidos@example.com',
  });
  mail.close();
  const ratio = hanging / usual;
  claim(Number.isFinite(usual) && Number.isFinite(hanging), 'a notification did not arrive');
  claim(!(ratio > maxRatio), `the kitchen waited ${ratio.toFixed(1)} times as long`);
  claim(mail.connections() > 0, 'no mail was sent, so the run proves nothing');
  return {
    violations,
    facts: [
      `median ${secondsText(usual)} without, ${secondsText(hanging)} with ${mail.connections()} mails that hang`,
    ],
  };
}

/** Two waves of orders: the mails of the first hang while the second waits for the kitchen. */
async function medianWait(count: number, settings: Record<string, string>): Promise<number> {
  const testBed = await openTestBed();
  try {
    const server = await testBed.startServer(settings);
    const shopper = await newShopper(server.port);
    const first = await placeMany(shopper, count);
    await waitUntil(timeoutMs, async () => (await missingAtKitchen(testBed, idsOf(first))) === 0);
    const second = await placeMany(shopper, count);
    await waitUntil(timeoutMs, async () => (await missingAtKitchen(testBed, idsOf(second))) === 0);
    return median(await kitchenDelays(testBed, second));
  } finally {
    await testBed.close();
  }
}

async function openSilentServer() {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, connections: () => connections, close };
}
