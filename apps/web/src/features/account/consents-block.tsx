import { analyticsConsentOf } from '@comanda/domain/tenant/analytics-consent.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Checkbox } from '@comanda/ui/choice.tsx';
import { bellIcon } from '@comanda/ui/lazy-icons.ts';
import { reopenConsentQuestion } from '../../shop/analytics/consent.ts';
import { useApp } from '../../shop/app-context.ts';
import type { User } from '../../shop/session/user-session.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { FoldedBlock } from './folded-block.tsx';
import { useEmailSubscription } from './use-email-subscription.ts';

/**
 * The consents of a user: offers by mail and, where the brand measures visits, analytics.
 * docs/rules/profile.md#consents-in-the-profile.
 */
export function ConsentsBlock({ user }: { user: User }) {
  const { page, texts } = useApp();
  const words = useTextsOf(profileTexts);
  const checkout = useTextsOf(checkoutTexts);
  const { isSubscribed, change } = useEmailSubscription(user);
  const isMeasured = analyticsConsentOf(page.settings) !== 'none';
  return (
    <FoldedBlock
      title={isMeasured ? words.consentsTitle : words.offersTitle}
      value={isSubscribed ? words.offersReceived : words.offersNotReceived}
      icon={bellIcon}
    >
      <Checkbox checked={isSubscribed} onChange={(checked) => void change(checked)}>
        {checkout.emailSubscription}
      </Checkbox>
      {isMeasured ? (
        <Button look="link" onClick={reopenConsentQuestion}>
          {texts.common.consentChange}
        </Button>
      ) : null}
    </FoldedBlock>
  );
}
