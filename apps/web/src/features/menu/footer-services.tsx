import { analyticsConsentOf } from '@comanda/domain/tenant/analytics-consent.ts';
import { useStore } from 'zustand';
import { chatOpener } from '../../shop/analytics/chat-opener.ts';
import { reopenConsentQuestion } from '../../shop/analytics/consent.ts';
import { useApp } from '../../shop/app-context.ts';

/**
 * A link to the chat, where the chat is loaded without a bubble, and a link to change the answer
 * about analytics.
 */
export function FooterServices() {
  const { page, texts } = useApp();
  const openChat = useStore(chatOpener, ({ open }) => open);
  if (analyticsConsentOf(page.settings) === 'none') return null;
  return (
    <>
      {openChat === null ? null : (
        <button type="button" onClick={openChat}>
          {texts.common.chat}
        </button>
      )}
      <button type="button" onClick={reopenConsentQuestion}>
        {texts.common.consentChange}
      </button>
    </>
  );
}
