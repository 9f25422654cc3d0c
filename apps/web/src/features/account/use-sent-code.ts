import { headers } from '@comanda/contract/headers.ts';
import { createCode } from '@comanda/contract/login.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { SentCode } from './sent-code.ts';

/** `sent`: the last code. `refusal`: the last request was refused, and the code before it stays. */
type State = { sent: SentCode | null; refusal: Refusal | null; isSending: boolean };

/**
 * Asks the server for a code, one request at a time. `send` resolves to true if a mail was sent. `earlier`: a code whose mail is repeated
 * while it is valid; without it the code is new. docs/rules/login.md#same-code-again.
 */
export function useSentCode(body: BodyOf<typeof createCode>): State & {
  send: (earlier?: SentCode) => Promise<boolean>;
} {
  const { api } = useApp();
  const [state, setState] = useState<State>({ sent: null, refusal: null, isSending: false });
  const running = useRef(false);
  const send = async (earlier?: SentCode): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setState((before) => ({ ...before, refusal: null, isSending: true }));
    const answer = await api.call(createCode, {
      body,
      headers: earlier === undefined ? {} : { [headers.loginToken]: earlier.loginToken },
    });
    running.current = false;
    const sent = answer.ok ? answer.value : null;
    const refusal = answer.ok ? null : answer.error;
    setState((before) => ({ sent: sent ?? before.sent, refusal, isSending: false }));
    return sent !== null;
  };
  return { ...state, send };
}
