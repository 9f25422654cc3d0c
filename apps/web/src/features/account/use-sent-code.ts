import { headers } from '@comanda/contract/headers.ts';
import { createCode } from '@comanda/contract/login.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
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
  const { api } = useApp();
  const [state, setState] = useState<State>({ sent: null, refusal: null, isSending: false });
  const running = useRef(false);
  const send = async (): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setState((before) => ({ ...before, refusal: null, isSending: true }));
    const request = JSON.stringify(body);
    const loginToken = lastTokens.get(request);
    const answer = await api.call(createCode, {
      body,
      headers: loginToken === undefined ? {} : { [headers.loginToken]: loginToken },
    });
    running.current = false;
    const sent = answer.ok ? answer.value : null;
    const refusal = answer.ok ? null : answer.error;
    if (sent !== null) lastTokens.set(request, sent.loginToken);
    setState((before) => ({ sent: sent ?? before.sent, refusal, isSending: false }));
    return sent !== null;
  };
  return { ...state, send };
}
