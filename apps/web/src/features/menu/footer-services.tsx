import { measuringOf } from '@comanda/domain/tenant/measuring.ts';
import { useStore } from 'zustand';
import { chatPort } from '../../platform/analytics/chat-port.ts';
import { askAgain } from '../../platform/analytics/consent.ts';
import { useApp } from '../../platform/app-context.tsx';

/** The chat, where it is loaded and has no bubble, and the way to change what one said to being measured. */
export function FooterServices() {
  const { page, texts } = useApp();
  const openChat = useStore(chatPort, ({ open }) => open);
  if (measuringOf(page.settings) === 'none') return null;
  return (
    <>
      {openChat === null ? null : (
        <button type="button" onClick={openChat}>
          {texts.common.chat}
        </button>
      )}
      <button type="button" onClick={askAgain}>
        {texts.common.consentChange}
      </button>
    </>
  );
}
