import type { PaymentSettings } from '@comanda/domain/tenant/settings.ts';
import type { CardTexts } from '@comanda/i18n/es/cards.ts';

/** Says who sees a typed card: the provider alone. */
export const cardFormLead = (
  { kushkiForm }: Pick<PaymentSettings, 'kushkiForm'>,
  words: CardTexts,
): string => (kushkiForm === 'ownForm' ? words.formLeadOwn : words.formLead);
