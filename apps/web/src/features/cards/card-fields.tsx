import { useSettings } from '../../shop/use-settings.ts';
import type { CardEntryProps } from './card-token.ts';
import { AcceptedCards } from './accepted-cards.tsx';
import css from './cards.module.css';
import { HostedCardFields } from './hosted-card-fields.tsx';
import { OwnCardForm } from './own-card-form.tsx';

/**
 * The cards that are taken, and the fields of a card: in the provider's frame, or the shop's own
 * form, as the brand's settings say. docs/rules/tenants.md#settings-of-payments.
 */
export function CardFields(props: CardEntryProps) {
  const Fields = useSettings().payments.kushkiForm === 'ownForm' ? OwnCardForm : HostedCardFields;
  return (
    <div className={css.stack}>
      <AcceptedCards />
      <Fields {...props} />
    </div>
  );
}
