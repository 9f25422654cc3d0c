import { expect, onTestFinished, test } from 'vitest';
import type { TenantId } from '@comanda/domain/ids.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { createKitchenClient, type KitchenClientParts } from './kitchen-client.ts';

const burger = 'burger' as TenantId;

async function kitchens(
  changes: Partial<Omit<KitchenClientParts, 'config'>> & {
    config?: Partial<KitchenClientParts['config']>;
  } = {},
) {
  const partner = await startWebhookReceiver();
  onTestFinished(() => partner.close());
  const { config, ...rest } = changes;
  const made = createKitchenClient({
    config: {
      kitchenUrl: `${partner.url}/operators`,
      sandboxUrl: `${partner.url}/sandbox`,
      demo: false,
      ...config,
    },
    kitchenUrlOf: async () => null,
    tenantCount: () => 1,
    keys: { of: async () => 'key' },
    clock: () => 0,
    ...rest,
  });
  return {
    tell: async () => (await made.sendTicket(burger, '{}'))?.problem ?? null,
    paths: () => partner.received.map(({ path }) => path),
  };
}

test('the operator’s kitchen address is the default of a server with one brand, and of no brand if there are several', async () => {
  const one = await kitchens();
  expect([await one.tell(), one.paths()]).toEqual([null, ['/operators']]);
  const two = await kitchens({ tenantCount: () => 2 });
  expect([await two.tell(), two.paths()]).toEqual(['noAddress', []]);
});

test('the sandbox’s kitchen is used in demonstrations only', async () => {
  const demo = await kitchens({ config: { kitchenUrl: null, demo: true } });
  expect([await demo.tell(), demo.paths()]).toEqual([null, ['/sandbox/kitchen/orders']]);
  const real = await kitchens({ config: { kitchenUrl: null } });
  expect([await real.tell(), real.paths()]).toEqual(['noAddress', []]);
});

test('no notification is sent without a signing key', async () => {
  const unsigned = await kitchens({ keys: { of: async () => null } });
  expect([await unsigned.tell(), unsigned.paths()]).toEqual(['noKey', []]);
});
