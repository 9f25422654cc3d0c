import { updateMe } from '@comanda/contract/users.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { useState } from 'react';
import { retryAction, showToast } from '@comanda/ui/toasts/toasts.ts';
import { useApp } from '../../shop/app-context.ts';
import { storeUser } from '../../shop/session/current-user.ts';
import type { User } from '../../shop/session/user-session.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

const savedToastMs = 3_000;

/**
 * The consent to offers by mail. A change shows at once; if it is not saved, the box shows the
 * saved consent again. docs/rules/profile.md#consents-in-the-profile.
 */
export function useEmailSubscription({ emailSubscription }: User) {
  const app = useApp();
  const words = useTextsOf(profileTexts);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const change = async (isWanted: boolean): Promise<void> => {
    setChosen(isWanted);
    const answer = await app.api.call(updateMe, { body: { emailSubscription: isWanted } });
    setChosen(null);
    if (!answer.ok) {
      const retry = retryAction(answer.error, app.texts.common.retry, () => void change(isWanted));
      return showToast(app.toasts, words.consentNotSaved, retry);
    }
    if (answer.value !== null) storeUser(app, answer.value);
    showToast(app.toasts, isWanted ? words.offersOn : words.offersOff, null, savedToastMs);
  };
  return { isSubscribed: chosen ?? emailSubscription, change };
}
