import { useAction } from '@comanda/client/use-action.ts';
import { headers } from '@comanda/contract/headers.ts';
import { createCode } from '@comanda/contract/login.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useState } from 'react';
import type { SentCode } from './sent-code.ts';

/** `sent`: the last code. `refusal`: the last request was refused, and the code before it stays. */
type State = { sent: SentCode | null; refusal: Refusal | null; isSending: boolean };

/** The login token of the last code by what it was asked for, during this visit. */
const lastTokens = new Map<string, string>();

/**
 * Asks the server for a code, one request at a time. `send` resolves to true if it was accepted. A
 * request that is repeated, also in a dialog that was closed and opened again, gets the same code
 * while it is valid. docs/rules/login.md#same-code-again.
 */
export function useSentCode(body: BodyOf<typeof createCode>): State & {
  send: () => Promise<boolean>;
} {
  const [sent, setSent] = useState<SentCode | null>(null);
  const request = JSON.stringify(body);
  const { run, isBusy, refusal } = useAction<SentCode | null>(
    (call) => {
      const loginToken = lastTokens.get(request);
      return call(createCode, {
        body,
        headers: loginToken === undefined ? {} : { [headers.loginToken]: loginToken },
      });
    },
    {
      onDone: (answer) => {
        if (answer === null) return;
        lastTokens.set(request, answer.loginToken);
        setSent(answer);
      },
    },
  );
  const send = async (): Promise<boolean> => {
    const outcome = await run();
    return outcome?.ok === true && outcome.value !== null;
  };
  return { sent, refusal, isSending: isBusy, send };
}
