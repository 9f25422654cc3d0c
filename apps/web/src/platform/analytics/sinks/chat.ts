import { loadScript } from './load-script.ts';
import type { Sink } from './message.ts';

const host = window as unknown as { $crisp?: { push(command: readonly unknown[]): unknown }; CRISP_WEBSITE_ID?: string };

/** The chat window (Crisp). Whoever answers there sees how far the shopper has come, and no more. */
export function chatSink(websiteId: string | null): Sink | null {
  if (websiteId === null) return null;
  host.$crisp ??= [];
  host.CRISP_WEBSITE_ID = websiteId;
  loadScript('https://client.crisp.chat/l.js');
  const tell = (name: string, facts: Record<string, unknown>) => host.$crisp?.push(['set', 'session:event', [[[name, facts, 'blue']]]]);
  return {
    send: (message) => {
      if (message.name === 'begin_checkout') tell(message.name, { value: message.basket.value, currency: message.basket.currency });
      if (message.name === 'purchase') tell(message.name, { id: message.purchase.id, value: message.purchase.totalPrice });
    },
    revoke: () => void host.$crisp?.push(['do', 'session:reset']),
  };
}
