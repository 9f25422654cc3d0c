import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webhookDrivers } from '../../testing/drivers/all-drivers.ts';
import { providerCase } from '../../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../../testing/sandbox-process.ts';
import {
  type ReceivedPost,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts';
import type { WebhookRequest } from '../provider/provider-webhooks.ts';

let sandbox: SandboxProcess;
let shop: WebhookReceiver;
beforeAll(async () => {
  [sandbox, shop] = await Promise.all([startSandboxProcess(), startWebhookReceiver()]);
}, 20_000);
afterAll(async () => {
  await sandbox.stop();
  await shop.close();
});

const requestOf = ({ path, headers, rawBody }: ReceivedPost): WebhookRequest => ({
  method: 'POST',
  query: new URLSearchParams(path.split('?')[1] ?? ''),
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]]),
  ),
  body: Buffer.from(rawBody),
});

test('webhooks that a provider reads are tested', () => {
  expect(webhookDrivers.every(({ provider }) => provider.webhooks !== undefined)).toBe(true);
});

describe.each(webhookDrivers.map((driver) => [driver.emulator, driver] as const))(
  '%s',
  (method, driver) => {
    const steps = providerCase(driver, () => sandbox);
    const { webhooks } = driver.provider;
    if (!webhooks) throw new Error('no webhooks');
    const { secrets } = driver;
    /** Pays a payment and returns it with the first webhook about it. */
    const paidWithWebhook = async (fault?: string) => {
      const path = `/${method}/${crypto.randomUUID()}`;
      await driver.registerWebhooks?.(sandbox, `${shop.url}${path}`);
      if (fault) await sandbox.injectFault(driver.emulator, { at: 'webhook', fault });
      const attempt = await steps.paid({ webhookUrl: `${shop.url}${path}` });
      const [first] = await shop.until(1, (call) => call.path.startsWith(path));
      if (!first) throw new Error('no webhook');
      return { attempt, request: requestOf(first) };
    };

    test('a webhook of the provider is authentic, and its references lead to the attempt', async () => {
      const { attempt, request } = await paidWithWebhook();
      const webhook = webhooks.read(request, secrets, Date.now());
      expect(webhook).not.toBeNull();
      const references =
        webhook?.merchantRef == null && webhook?.providerRef == null && webhook?.objectId != null
          ? await webhooks.trace?.(steps.context(), webhook.objectId)
          : webhook;
      expect(
        (references?.providerRef != null && references.providerRef === attempt.providerRef) ||
          references?.merchantRef === attempt.merchantRef,
      ).toBe(true);
    });

    test('a webhook that is forged, or proven with another brand’s secrets, is not authentic', async () => {
      const { request } = await paidWithWebhook();
      const proof = webhooks.read(request, secrets, Date.now())?.proof;
      if (proof === 'none') return;
      const others = Object.fromEntries(Object.keys(secrets).map((name) => [name, 'another']));
      expect(webhooks.read(request, others, Date.now())).toBeNull();
      const { request: forged } = await paidWithWebhook('webhookForged');
      expect(webhooks.read(forged, secrets, Date.now())).toBeNull();
    });

    test('a body that is no message of the provider is not authentic, and never throws', () => {
      for (const text of ['', 'not json', '[]', '{}', '{"id":1}', 'null', '\u0000']) {
        const request = { method: 'POST', query: new URLSearchParams(), headers: {} } as const;
        const body = Buffer.from(text);
        expect(webhooks.read({ ...request, body }, secrets, Date.now())).toBeNull();
      }
    });
  },
);
