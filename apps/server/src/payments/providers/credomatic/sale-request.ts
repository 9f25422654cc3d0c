import { cutText } from '@comanda/domain/text/cut-text.ts';
import type { Cvc } from '@comanda/domain/payment/cvc.ts';
import type { SavedCardReference } from '../../provider/card-vault.ts';
import type { StartRequest } from '../../provider/start-request.ts';
import { powertranzAmount } from './powertranz-currency.ts';

/**
 * Builds the sale of a saved card. The security code is read here, once, into the body of this one
 * call: it is in no other value, and the call is never repeated.
 * docs/rules/payments.md#security-code.
 */
export function saleRequest(
  { attempt, returnUrl, buyer }: StartRequest,
  reference: SavedCardReference,
  cvc: Cvc,
) {
  const name = cutText(buyer.name.trim(), 45);
  return {
    TransactionIdentifier: attempt.id,
    ...powertranzAmount(attempt.sum),
    ThreeDSecure: true,
    Source: {
      PanToken: reference['panToken'] ?? '',
      CardCvv: cvc.readOnce(),
      ...(name.length < 2 ? {} : { CardholderName: name }),
    },
    OrderIdentifier: attempt.merchantRef,
    AddressMatch: false,
    ExtendedData: {
      ThreeDSecure: { ChallengeWindowSize: 4, ChallengeIndicator: '01' },
      MerchantResponseUrl: returnUrl,
      BrowserInfo: {
        ...(buyer.ip === '' ? {} : { IP: cutText(buyer.ip, 46) }),
        ...(buyer.userAgent === '' ? {} : { UserAgent: cutText(buyer.userAgent, 2_000) }),
      },
    },
  };
}
