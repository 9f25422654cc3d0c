import { updateMe } from '@comanda/contract/users.ts';
import { normalName } from '@comanda/domain/checkout/check-name.ts';
import { fullPhone } from '@comanda/domain/checkout/check-phone.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { updateSessionUser } from '../../shop/session/user-session.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/**
 * Saves name and phone in the account. `taken` returns the message for a phone that another account
 * has.
 */
export function useSaveData() {
  const { api, sessions, page } = useApp();
  const { country } = page.settings;
  const errors = useTextsOf(errorsTexts);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ refusal: Refusal; phone: string } | null>(null);
  const save = async ({ name, phone }: { name: string; phone: string }): Promise<boolean> => {
    setBusy(true);
    setRefused(null);
    const answer = await api.call(updateMe, {
      body: { name: normalName(name), phone: fullPhone(phone, country) },
    });
    setBusy(false);
    if (answer.ok && answer.value !== null) updateSessionUser(sessions, answer.value);
    if (!answer.ok) setRefused({ refusal: answer.error, phone });
    return answer.ok;
  };
  const taken = (phone: string): string | undefined => {
    if (refused?.refusal.label !== 'PHONE_TAKEN' || refused.phone !== phone) return undefined;
    return errorText(errors, refused.refusal, (amount) => formatMoney(amount, country)).text;
  };
  return { save, isBusy, refusal: refused?.refusal ?? null, taken };
}
