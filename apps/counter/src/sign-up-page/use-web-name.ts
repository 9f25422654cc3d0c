import { getWebName } from '@comanda/contract/sign-up.ts';
import { suggestedWebName, webNameProblem } from '@comanda/domain/sign-up/web-name.ts';
import { useEffect, useState } from 'react';
import { signUpApi } from './sign-up-api.ts';

/** `problem` null: the name is free, or nothing is known yet. */
export type WebNameState = { problem: 'form' | 'reserved' | 'taken' | null; host: string | null };

/** Milliseconds without a key before the server is asked. */
const pauseMs = 300;

/**
 * The web name: the one that the restaurant's name suggests until the person types another. It is
 * checked while typing. docs/rules/sign-up.md#web-name.
 */
export function useWebName(restaurant: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState<WebNameState & { name: string }>({
    ...{ name: '', problem: null, host: null },
  });
  const name = typed ?? suggestedWebName(restaurant);
  const problem = name === '' ? null : webNameProblem(name);
  useEffect(() => {
    if (name === '' || problem !== null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void signUpApi
        .call(getWebName, { params: { name }, as: null, signal: stop.signal })
        .then((outcome) => {
          if (outcome.ok && outcome.value !== null) setKnown({ name, ...outcome.value });
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, problem]);
  const answered = known.name === name ? known : null;
  const state: WebNameState = {
    problem: problem ?? answered?.problem ?? null,
    host: answered?.problem === null ? answered.host : null,
  };
  const type = (text: string): void => setTyped(text.toLowerCase().replaceAll(' ', '-'));
  return { name, state, type };
}
