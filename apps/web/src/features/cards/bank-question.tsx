import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { useCallback, useEffect } from 'react';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { CardFramePage } from './card-frame-page.tsx';
import { type FrameAnswer, useCardFrame } from './use-card-frame.ts';

/** `K325`: the bank did not confirm. `network`: its page did not open. */
export type BankAnswer = 'confirmed' | 'K325' | 'network';

/** The bank's question about a typed card, on the provider's page. `secureId`: its name. */
export function BankQuestion({
  secureId,
  onAnswer,
}: {
  secureId: string;
  onAnswer: (answer: BankAnswer) => void;
}) {
  const words = useTextsOf(cardsTexts);
  const { payments } = useSettings();
  const answer = useCallback(
    (message: FrameAnswer) =>
      onAnswer(message.kind === 'token' && message.token === secureId ? 'confirmed' : 'K325'),
    [onAnswer, secureId],
  );
  const page = useCardFrame(
    {
      url: payments.kushki?.challengeUrl ?? location.origin,
      merchantId: payments.kushkiMerchantId ?? '',
      query: { secureId },
    },
    answer,
  );
  const hasFailed = page.state === 'failed';
  useEffect(() => {
    if (hasFailed) onAnswer('network');
  }, [hasFailed, onAnswer]);
  return <CardFramePage page={page} title={words.formBank} />;
}
