import { sendPaymentWebhook } from '../kit/send-payment-webhook.ts';
import type { PaymentDeps } from '../kit/payment-emulator.ts';
import type { Getnet } from './getnet.ts';
import type { GetnetKeys } from './getnet-keys.ts';
import { notificationBody } from './notification.ts';
import type { EmulatedSession } from './session.ts';

/**
 * Notification addresses of a site: the shop's origin, by which its sessions return, and the
 * address that was set for it.
 */
export type NotificationSites = Map<string, string>;

/**
 * Returns the step that sends the only notification of every session that became final since the
 * last step: it is never repeated, whatever the shop answers.
 */
export function createNotifier(
  getnet: Getnet,
  keys: GetnetKeys,
  sites: NotificationSites,
  { control, webhookSender }: PaymentDeps,
): () => void {
  const { now } = control.clock;
  const send = (session: EmulatedSession, url: string): void =>
    sendPaymentWebhook(webhookSender, {
      provider: 'getnet',
      paymentId: String(session.requestId),
      merchantRef: session.reference,
      url,
      pausesMs: [],
      message: (kind) => {
        const at = kind === 'stale' ? session.createdAt : now();
        return {
          body: notificationBody(session, keys.secretKey, at),
          forgedBody: notificationBody(session, 'another secret', at),
          proof: () => ({ 'content-type': 'application/json' }),
        };
      },
    });
  return () => {
    for (const session of getnet.takeFinal()) {
      const url = sites.get(new URL(session.returnUrl).origin);
      if (url !== undefined) send(session, url);
    }
  };
}
