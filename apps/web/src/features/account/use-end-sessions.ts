import { endOneSession, endOtherSessions } from '@comanda/contract/sessions.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { SessionId } from '@comanda/domain/ids.ts';
import type { Result } from '@comanda/domain/result.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { retryAction, showToast } from '@comanda/ui/toasts/toasts.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/**
 * Ends one session, or all but this browser's; a toast tells the outcome. Resolves to true if they
 * are ended. A session that is gone already counts as ended.
 */
export function useEndSessions() {
  const { api, toasts, texts } = useApp();
  const words = useTextsOf(profileTexts);
  const report = (answer: Result<unknown, Refusal>, ended: string, again: () => void): boolean => {
    const isEnded = answer.ok || answer.error.label === 'NOT_FOUND';
    if (isEnded) showToast(toasts, ended);
    else if (!answer.ok)
      showToast(
        toasts,
        words.sessionNotEnded,
        retryAction(answer.error, texts.common.retry, again),
      );
    return isEnded;
  };
  return {
    endOne: async (id: SessionId, again: () => void): Promise<boolean> =>
      report(await api.call(endOneSession, { params: { id } }), words.sessionEnded, again),
    endOthers: async (again: () => void): Promise<boolean> =>
      report(await api.call(endOtherSessions, {}), words.othersEnded, again),
  };
}
