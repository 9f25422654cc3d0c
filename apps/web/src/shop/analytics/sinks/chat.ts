import { fromBreakpoint } from '@comanda/ui/breakpoints.ts';
import { chatOpener } from '../chat-opener.ts';
import { loadScript } from './load-script.ts';
import type { AnalyticsSink } from './analytics-message.ts';

type Command = readonly ['set' | 'do' | 'on', string, ...unknown[]];
const host = window as unknown as {
  $crisp?: { push(command: Command): unknown };
  CRISP_WEBSITE_ID?: string;
};

/**
 * The sink of the chat window (Crisp). It reports the shopper's progress to the restaurant's chat
 * agent, and nothing else.
 */
export function chatSink(websiteId: string | null): AnalyticsSink | null {
  if (websiteId === null) return null;
  host.$crisp ??= [];
  host.CRISP_WEBSITE_ID = websiteId;
  const pushCommand = (...command: Command): void => void host.$crisp?.push(command);
  const sendSessionEvent = (name: string, facts: Record<string, unknown>): void =>
    pushCommand('set', 'session:event', [[[name, facts, 'blue']]]);
  hideChatBubble(pushCommand);
  loadScript('https://client.crisp.chat/l.js');
  return {
    send: (message) => {
      if (message.name === 'begin_checkout')
        sendSessionEvent(message.name, {
          value: message.basket.value,
          currency: message.basket.currency,
        });
      if (message.name === 'purchase')
        sendSessionEvent(message.name, {
          id: message.purchase.id,
          value: message.purchase.totalPrice,
        });
    },
    revoke: () => pushCommand('do', 'session:reset'),
  };
}

/**
 * Below 1200 px the chat bubble would cover the cart bar, so it is hidden; the shopper opens the
 * chat at the foot of the page.
 */
function hideChatBubble(say: (...command: Command) => void): void {
  if (matchMedia(fromBreakpoint('wideDesktop')).matches) return;
  const hide = (): void => say('do', 'chat:hide');
  hide();
  say('on', 'chat:closed', hide);
  const open = (): void => {
    say('do', 'chat:show');
    say('do', 'chat:open');
  };
  chatOpener.setState({ open });
}
