import type { Fault } from '../../control/fault.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { isCvcOf, isRefusedCvc } from './powertranz-cards.ts';
import { powertranzRefusals } from './powertranz-refusal.ts';
import { startedResponse, transactionResponse } from './powertranz-responses.ts';
import {
  isSpiTokenUsable,
  type StoredCard,
  type TransactionKind,
} from './powertranz-transaction.ts';
import type { Powertranz } from './powertranz.ts';
import { type RequestedCard, readSpiRequest, readSpiToken } from './read-spi-request.ts';
import { redirectData } from './redirect-data.ts';

export type SpiCalls = {
  start(kind: TransactionKind, rawBody: string, fault: Fault | null): ProviderResponse;
  pay(rawBody: string, fault: Fault | null): ProviderResponse;
};

/**
 * Carries out `spi/sale`, `spi/riskmgmt` and `spi/payment`. Applies the faults that make a response
 * false.
 */
export const spiCalls = (
  powertranz: Powertranz,
  clock: SandboxClock,
  framesOrigin: () => string,
): SpiCalls => ({
  start: (kind, rawBody, fault) => {
    const read = readSpiRequest(rawBody, kind);
    if (!read.ok) return read.answer;
    const { card: requested, ...request } = read.value;
    const card = findCard(powertranz, requested);
    if (card === 'refused') return powertranzRefusals.unknownToken;
    const transaction = powertranz.start({
      ...request,
      kind,
      card,
      hundredths: request.hundredths + (fault?.name === 'wrongAmount' ? 1 : 0),
      refusesCvc: requested.kind !== 'hosted' && isRefusedCvc(requested.cvc ?? ''),
    });
    if (transaction === null) return powertranzRefusals.usedIdentifier;
    return transaction.code === null
      ? startedResponse(transaction, redirectData(framesOrigin(), transaction))
      : transactionResponse(transaction);
  },
  pay: (rawBody, fault) => {
    const read = readSpiToken(rawBody);
    if (!read.ok) return read.answer;
    const transaction = powertranz.findBySpiToken(read.value);
    if (transaction === null || !isSpiTokenUsable(transaction, clock.now()))
      return powertranzRefusals.spiToken;
    if (transaction.card === null) return powertranzRefusals.notAllowed;
    const needsBank = transaction.kind === 'sale' && transaction.card.authentication !== null;
    if (needsBank && !isAuthenticated(transaction.authentication))
      return powertranzRefusals.notAllowed;
    const paid = powertranz.pay(read.value, fault?.name === 'wrongAmount' ? 1 : 0);
    return paid === null ? powertranzRefusals.spiToken : transactionResponse(paid);
  },
});

/**
 * The gateway pays an authentication that succeeded, was attempted, or was not available. The shop
 * decides about the last one.
 */
const isAuthenticated = (status: string | null): boolean =>
  status === 'Y' || status === 'A' || status === 'U';

/**
 * Null: the hosted page asks for the card. A security code that does not fit its card is refused
 * like an unknown card.
 */
function findCard(powertranz: Powertranz, requested: RequestedCard): StoredCard | null | 'refused' {
  if (requested.kind === 'hosted') return null;
  const card =
    requested.kind === 'token'
      ? powertranz.cardOf(requested.panToken)
      : powertranz.storeCard(requested.number);
  if (card === null) return 'refused';
  return requested.cvc === null || isCvcOf(card.brand, requested.cvc) ? card : 'refused';
}
