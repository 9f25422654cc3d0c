import { minuteMs } from '@comanda/domain/duration.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { useState } from 'react';
import { useApp } from '../app-context.ts';
import { useTextsOf } from '../use-texts.ts';
import css from './sent-to.module.css';

/** The mailbox that a code was sent to, and the minutes for which the code was valid then. */
export function SentTo({ email, expiresAt }: { email: string; expiresAt: string }) {
  const { clock } = useApp();
  const words = useTextsOf(loginTexts);
  const [minutes] = useState(() =>
    Math.max(1, Math.round((instantOf(expiresAt) - clock.now()) / minuteMs)),
  );
  return (
    <>
      {words.sentTo} <b className={css.email}>{email}</b>. {words.lasts(minutes)}
    </>
  );
}
