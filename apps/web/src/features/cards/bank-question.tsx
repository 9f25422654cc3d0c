import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { useCallback } from 'react';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { ProviderPage } from './provider-page.tsx';
import { type FrameAnswer, useProviderFrame } from './use-provider-frame.ts';

/** The bank's question about a typed card, on the provider's page. `secureId`: its name. */
export function BankQuestion({
  secureId,
  onAnswer,
}: {
  secureId: string;
  onAnswer: (hasConfirmed: boolean) => void;
}) {
  const words = useTextsOf(cardsTexts);
  const { payments } = useSettings();
  const answer = useCallback(
    (message: FrameAnswer) => onAnswer(message.kind === 'token' && message.token === secureId),
    [onAnswer, secureId],
  );
  const page = useProviderFrame(
    {
      url: payments.kushki?.challengeUrl ?? location.origin,
      merchantId: payments.kushkiMerchantId ?? '',
      query: { secureId },
    },
    answer,
  );
  return <ProviderPage page={page} title={words.formBank} />;
}
