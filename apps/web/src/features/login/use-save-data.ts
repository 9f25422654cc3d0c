import { useAction } from '@comanda/client/use-action.ts';
import { updateMe } from '@comanda/contract/users.ts';
import { normalName } from '@comanda/domain/checkout/check-name.ts';
import { fullPhone } from '@comanda/domain/checkout/check-phone.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { useState } from 'react';
import type { User } from '../../shop/session/user-session.ts';
import { useApp } from '../../shop/app-context.ts';
import { updateSessionUser } from '../../shop/session/user-session.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

type SentData = { name: string; phone: string };

/**
 * Saves name and phone in the account. `taken` returns the message for a phone that another account
 * has.
 */
export function useSaveData() {
  const { sessions, page } = useApp();
  const { country } = page.settings;
  const errors = useTextsOf(errorsTexts);
  const { run, isBusy, refusal } = useAction<User | null, SentData>(
    (call, { name, phone }) =>
      call(updateMe, { body: { name: normalName(name), phone: fullPhone(phone, country) } }),
    { onDone: (user) => (user === null ? undefined : updateSessionUser(sessions, user)) },
  );
  const [sentPhone, setSentPhone] = useState('');
  const save = async (data: SentData): Promise<boolean> => {
    setSentPhone(data.phone);
    return (await run(data))?.ok === true;
  };
  const taken = (phone: string): string | undefined => {
    if (refusal?.label !== 'PHONE_TAKEN' || sentPhone !== phone) return undefined;
    return errorText(errors, refusal, (amount) => formatMoney(amount, country)).text;
  };
  return { save, isBusy, refusal, taken };
}
