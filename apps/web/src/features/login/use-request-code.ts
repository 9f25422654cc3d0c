import { headers } from '@comanda/contract/headers.ts';
import { login } from '@comanda/contract/login.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { type PendingLogin, storePendingLogin } from '../../shop/session/pending-login.ts';
import { browserKey } from './browser-key.ts';

/**
 * Asks for a code by mail, and stores the login that waits for it. `previous`: the login of the
 * same browser that is asked for again; its code stays valid. The call is never repeated by itself.
 * docs/rules/login.md#stored-login.
 */
export function useRequestCode() {
  const { api, clock } = useApp();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const request = async (email: string, previous?: PendingLogin): Promise<PendingLogin | null> => {
    setBusy(true);
    setRefusal(null);
    const answer = await api.call(login, {
      body: { email },
      headers: {
        [headers.browserKey]: browserKey(clock.now()),
        ...(previous === undefined ? {} : { [headers.loginToken]: previous.loginToken }),
      },
      as: null,
    });
    setBusy(false);
    if (!answer.ok || answer.value === null) {
      setRefusal(answer.ok ? refusalOf('DEFAULT') : answer.error);
      return null;
    }
    const pending = { email, ...answer.value };
    storePendingLogin(pending, clock.now());
    return pending;
  };
  return { request, isBusy, refusal };
}
