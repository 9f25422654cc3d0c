import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { CardVault, EnrolmentReport, EnrolmentStart } from '../../provider/card-vault.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import { spiTokenMs } from './credomatic-lifetimes.ts';
import { apiPath, headersOf } from './powertranz-call.ts';
import * as wire from './powertranz-wire.ts';
import { credomaticRef, resultIn, spiTokenOf } from './read-credomatic-return.ts';
import { formWithin } from './read-redirect-data.ts';

/** A card is stored without a charge; the currency of the sum 0 is one that every contract has. */
const noSum = { TotalAmount: 0, CurrencyCode: '840' };

/**
 * PowerTranz' store of cards. The shopper enters the card on PowerTranz' hosted page, inside a
 * frame, so that no card number reaches this server; then the token of the page is exchanged for
 * the card's token, once and within five minutes.
 */
export const credomaticVault: CardVault = {
  finishWithinMs: spiTokenMs,
  begin,
  readReturn: (fields) => {
    const read = v.safeParse(wire.returned, resultIn(fields));
    if (!read.success) return null;
    const { TransactionIdentifier, SpiToken, IsoResponseCode } = read.output;
    return {
      providerRef: credomaticRef(TransactionIdentifier, SpiToken),
      abandoned: IsoResponseCode !== 'HP0',
    };
  },
  finish,
  /** PowerTranz has no call that deletes a token: forgetting it is all that can be done. */
  remove: async () => 'removed',
};

type Request = Parameters<CardVault['begin']>[1];

async function begin(
  context: ProviderContext,
  { reference, returnUrl }: Request,
): Promise<EnrolmentStart> {
  const { secrets, pageOrigins } = context;
  const transactionId = randomUUID();
  const answer = await context.call({
    method: 'POST',
    url: `${context.baseUrl}${apiPath}/spi/riskmgmt`,
    headers: headersOf(context),
    body: {
      TransactionIdentifier: transactionId,
      ...noSum,
      ThreeDSecure: false,
      Tokenize: true,
      OrderIdentifier: reference,
      ExtendedData: {
        MerchantResponseUrl: returnUrl,
        HostedPage: { PageSet: secrets['pageSet'] ?? '', PageName: secrets['pageName'] ?? '' },
      },
    },
  });
  const isAnswer = answer.kind === 'answer' && answer.status === 200;
  const read = isAnswer ? v.safeParse(wire.started, answer.body) : null;
  if (!read?.success) return { kind: 'notStarted' };
  const next = formWithin(read.output.RedirectData, pageOrigins);
  if (next === null) return { kind: 'notStarted' };
  return { kind: 'page', providerRef: credomaticRef(transactionId, read.output.SpiToken), next };
}

/**
 * Exchanges the page's token for the card's. An answer without a card is a refusal only if
 * PowerTranz says so.
 */
async function finish(
  context: ProviderContext,
  { providerRef }: { readonly providerRef: string },
): Promise<EnrolmentReport> {
  const spiToken = spiTokenOf(providerRef);
  if (spiToken === null) return { kind: 'unknown' };
  const answer = await context.call({
    method: 'POST',
    url: `${context.baseUrl}${apiPath}/spi/payment`,
    headers: {},
    text: JSON.stringify(spiToken),
  });
  if (answer.kind !== 'answer') return { kind: 'unknown' };
  const read = answer.status === 200 ? v.safeParse(wire.transaction, answer.body) : null;
  if (read?.success && read.output.IsoResponseCode === 'TK0' && read.output.PanToken != null) {
    const { PanToken, CardSuffix, CardBrand } = read.output;
    return {
      kind: 'enrolled',
      card: {
        reference: { panToken: PanToken },
        lastDigits: CardSuffix ?? null,
        brand: CardBrand ?? null,
      },
    };
  }
  const refusal = v.safeParse(wire.refusal, answer.body);
  return refusal.success && answer.status === 400
    ? { kind: 'declined', code: refusal.output.Errors[0]?.Code ?? null }
    : { kind: 'unknown' };
}
