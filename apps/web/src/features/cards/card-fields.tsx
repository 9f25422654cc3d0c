import { useSettings } from '../../shop/use-settings.ts';
import type { CardEntryProps } from './card-token.ts';
import { HostedCardFields } from './hosted-card-fields.tsx';
import { OwnCardForm } from './own-card-form.tsx';

/**
 * The fields of a card: in the provider's frame, or the shop's own form, as the brand's settings
 * say. docs/rules/tenants.md#settings-of-payments.
 */
export const CardFields = (props: CardEntryProps) =>
  useSettings().payments.kushkiForm === 'ownForm' ? (
    <OwnCardForm {...props} />
  ) : (
    <HostedCardFields {...props} />
  );
