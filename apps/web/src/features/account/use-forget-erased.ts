import type { BrowserSession } from '@comanda/client/session.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useForgetDevice } from './use-forget-device.ts';

/**
 * Forgets a person in this browser whom the server has erased. The session goes first, so that no
 * later call finds it dead. The end of a user's session is told by its modal, that of a guest's by
 * a toast.
 */
export function useForgetErased(erased: BrowserSession | null, frame: ModalFrame) {
  const { sessions, sessionEnd, toasts } = useApp();
  const words = useTextsOf(profileTexts);
  const forgetDevice = useForgetDevice();
  return async (): Promise<void> => {
    if (erased !== null) sessions.drop(erased.token);
    if (erased?.role === 'user') sessionEnd.setState({ end: 'erased' });
    await forgetDevice();
    if (erased?.role === 'user') return;
    showToast(toasts, words.erased);
    frame.close();
  };
}
