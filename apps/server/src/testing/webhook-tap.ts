import { request as send } from 'node:http';
import type { MethodShop } from './method-shop.ts';
import type { PaymentDriver } from './payment-driver.ts';
import { type ReceivedPost, startWebhookReceiver } from './webhook-receiver.ts';

/**
 * Keeps the webhooks of the emulated providers from the shop, so that a test sends each one when,
 * and as often, as it wants to.
 */
export async function openWebhookTap(shop: MethodShop) {
  const receiver = await startWebhookReceiver();
  const direct = shop.server.deps.config.callbackUrl;
  const pathsSeen = (path: string) => (call: ReceivedPost) => call.path.startsWith(path);
  return {
    /** From now on the webhooks of this method come to the test. */
    tap: async (driver: PaymentDriver): Promise<void> => {
      shop.server.deps.config.callbackUrl = receiver.url;
      await driver.registerWebhooks?.(shop.sandbox, shop.webhookUrl(driver, receiver.url));
      if (driver.provider.method === 'getnet')
        await shop.sandbox.call('POST', '/getnet/_site', {
          origin: shop.server.origin,
          url: shop.webhookUrl(driver, receiver.url),
        });
    },
    untap: (): void => {
      shop.server.deps.config.callbackUrl = direct;
    },
    /** Returns the webhooks that the provider has sent since `from`, at least `count`. */
    webhooks: async (driver: PaymentDriver, from: number, count = 1): Promise<ReceivedPost[]> => {
      const { pathname } = new URL(shop.webhookUrl(driver, receiver.url));
      const isOurs = pathsSeen(pathname.split('/webhook/')[0] ?? pathname);
      await receiver.until(from + count, isOurs);
      return receiver.received.filter(isOurs).slice(from);
    },
    countOf: (driver: PaymentDriver): number => {
      const { pathname } = new URL(shop.webhookUrl(driver, receiver.url));
      return receiver.received.filter(pathsSeen(pathname.split('/webhook/')[0] ?? pathname)).length;
    },
    /**
     * Sends a webhook to the shop as the provider sent it. `path`: another address; `body`: another
     * body. Returns the status.
     */
    deliver: (call: ReceivedPost, changes: { path?: string; body?: string } = {}) =>
      new Promise<number>((resolve, reject) => {
        const url = new URL(changes.path ?? call.path, shop.server.origin);
        const body = changes.body ?? call.rawBody;
        const { 'content-length': _length, host: _host, ...headers } = call.headers;
        send(url, { method: 'POST', headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        })
          .on('error', reject)
          .end(body);
      }),
    close: () => receiver.close(),
  };
}
export type WebhookTap = Awaited<ReturnType<typeof openWebhookTap>>;
