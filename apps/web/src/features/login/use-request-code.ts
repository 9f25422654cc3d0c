import { useAction } from '@comanda/client/use-action.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { headers } from '@comanda/contract/headers.ts';
import { login } from '@comanda/contract/login.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { useApp } from '../../shop/app-context.ts';
import { type PendingLogin, storePendingLogin } from '../../shop/session/pending-login.ts';
import { browserKey } from './browser-key.ts';

type CodeRequest = { email: string; previous: PendingLogin | undefined };

/**
 * Asks for a code by mail, and stores the login that waits for it. `previous`: the login of the
 * same browser that is asked for again; its code stays valid. The call is never repeated by itself.
 * docs/rules/login.md#stored-login.
 */
export function useRequestCode() {
  const { clock } = useApp();
  const { run, isBusy, refusal } = useAction<PendingLogin, CodeRequest>(
    async (call, { email, previous }) => {
      const answer = await call(login, {
        body: { email },
        headers: {
          [headers.browserKey]: browserKey(clock.now()),
          ...(previous === undefined ? {} : { [headers.loginToken]: previous.loginToken }),
        },
        as: null,
      });
      if (!answer.ok) return answer;
      if (answer.value === null) return refuse(refusalOf('DEFAULT'));
      const pending = { email, ...answer.value };
      storePendingLogin(pending, clock.now());
      return accept(pending);
    },
  );
  const request = async (email: string, previous?: PendingLogin): Promise<PendingLogin | null> => {
    const outcome = await run({ email, previous });
    return outcome?.ok === true ? outcome.value : null;
  };
  return { request, isBusy, refusal };
}
