import { randomUUID } from 'node:crypto';
import type { CardId } from '@comanda/domain/ids.ts';
import { kushkiCardSubscription } from '../../payments/providers/kushki-card-subscription/kushki-card-subscription.ts';
import { createProviderCaller } from '../../platform/calls/call-provider.ts';
import type { ChargeDriver } from '../payment-driver.ts';
import type { SandboxProcess } from '../sandbox-process.ts';
import { kushkiFacts } from './kushki-card-driver.ts';
import { kushkiCards, kushkiToken } from './kushki-calls.ts';

/**
 * Stores a card in the sandbox's Kushki. Returns the provider's reference of it, and a token of one
 * use.
 */
async function storeCard(sandbox: SandboxProcess, number: string) {
  const { vault } = kushkiCardSubscription;
  const context = {
    baseUrl: `${sandbox.url}/kushki`,
    pageOrigins: [new URL(sandbox.url).origin],
    secrets: kushkiFacts.secrets,
    call: createProviderCaller({ allowsPrivate: true }),
    now: Date.now,
  };
  const begun = await vault.begin(context, {
    reference: randomUUID(),
    returnUrl: '',
    email: 'ana@example.com',
    name: 'Ana Rojas',
    phone: '+56912345678',
    currency: 'CLP',
    token: await kushkiToken(sandbox, number, 'storing'),
  });
  if (begun.kind !== 'decided' || begun.report.kind !== 'enrolled')
    throw new Error('the card was not stored');
  const { reference } = begun.report.card;
  const names = { userId: 'u-1', sessionId: 's-1' };
  const made = await vault.deviceToken?.(context, reference, names);
  if (made?.kind !== 'token') throw new Error('the card has no token');
  return { reference, token: made.token };
}

/** Stores a card and charges it. */
export const kushkiSubscriptionDriver: ChargeDriver = {
  ...kushkiFacts,
  provider: kushkiCardSubscription,
  card: async (sandbox, result) => {
    const { reference, token } = await storeCard(sandbox, kushkiCards[result]);
    return {
      instrument: {
        kind: 'savedCard',
        cardId: randomUUID() as CardId,
        installments: 1,
        deviceToken: token,
      },
      reference,
    };
  },
};
