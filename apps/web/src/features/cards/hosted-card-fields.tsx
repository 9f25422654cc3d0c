import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { type CardEntryProps, type MadeToken, network, notLoaded } from './card-token.ts';
import css from './cards.module.css';
import { CardFramePage } from './card-frame-page.tsx';
import { type FrameAnswer, useCardFrame } from './use-card-frame.ts';

/**
 * Milliseconds after which a token counts as lost. The bank may ask the shopper during a payment.
 */
const longestMs = { payment: 300_000, storing: 60_000 } as const;

/**
 * The provider's fields in a frame of another origin, which hands this page a token and nothing of
 * the card. docs/rules/cards.md#card-typed-in-the-providers-frame,
 * docs/rules/cards.md#card-form-that-does-not-open. Its place has one height while the fields open,
 * fail and open again.
 */
export function HostedCardFields({ entry, onReady }: CardEntryProps) {
  const { texts } = useApp();
  const words = useTextsOf(cardsTexts);
  const { country, payments } = useSettings();
  const waiting = useRef<((made: MadeToken) => void) | null>(null);
  const onAnswer = useCallback((answer: FrameAnswer) => {
    waiting.current?.(
      answer.kind === 'token'
        ? { ok: true, token: answer.token }
        : { ok: false, code: answer.code },
    );
    waiting.current = null;
  }, []);
  const page = useCardFrame(
    {
      url: payments.kushki?.fieldsUrl ?? location.origin,
      merchantId: payments.kushkiMerchantId ?? '',
    },
    onAnswer,
  );
  const { state, tell } = page;
  useEffect(() => onReady(state === 'ready'), [onReady, state]);
  useImperativeHandle(entry, () => ({
    makeToken: (wanted) =>
      new Promise((resolve) => {
        if (state !== 'ready') return resolve({ ok: false, code: notLoaded });
        waiting.current = resolve;
        setTimeout(() => resolve({ ok: false, code: network }), longestMs[wanted.use]);
        tell({ request: 'token', currency: country.currency, ...wanted });
      }),
  }));
  return (
    <div className={css.frame} data-state={state}>
      {state === 'failed' ? (
        <Notice tone="bad">
          <p>{words.errorNotLoaded}</p>
          <Button look="link" onClick={page.retry}>
            {texts.common.retry}
          </Button>
        </Notice>
      ) : null}
      {state === 'loading' ? (
        <p className={css.opening} role="status">
          {words.formOpening}
        </p>
      ) : null}
      {state === 'failed' ? null : <CardFramePage page={page} title={words.formFrame} />}
    </div>
  );
}
