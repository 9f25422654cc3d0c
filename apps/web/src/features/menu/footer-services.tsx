import { analyticsConsentOf } from '@comanda/domain/tenant/analytics-consent.ts';
import { useStore } from 'zustand';
import { chatOpener } from '../../shop/analytics/chat-opener.ts';
import { reopenConsentQuestion } from '../../shop/analytics/consent.ts';
import { useApp } from '../../shop/app-context.tsx';

/** The chat, where it is loaded and has no bubble, and the way to change what one said to being measured. */
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
