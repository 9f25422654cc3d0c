import { randomUUID } from 'node:crypto';
import type { CardId } from '@comanda/domain/ids.ts';
import { oneclick } from '../../payments/providers/oneclick/oneclick.ts';
import { createProviderCaller } from '../../platform/calls/call-provider.ts';
import type { ChargeDriver } from '../payment-driver.ts';
import type { SandboxProcess } from '../sandbox-process.ts';

const secrets = oneclick.secret.demo;

/** Enrols one of the sandbox's test cards. Returns the provider's reference of it. */
async function enrol(sandbox: SandboxProcess, card: string) {
  const context = {
    baseUrl: `${sandbox.url}/webpay`,
    pageOrigins: [new URL(sandbox.url).origin],
    secrets,
    call: createProviderCaller({ allowsPrivate: true }),
    now: Date.now,
  };
  const reference = randomUUID();
  const returnUrl = 'https://burger.localhost/v1/cards/oneclick/return';
  const person = { email: 'ana@example.com', name: 'Ana Rojas', phone: '+56912345678' };
  const begun = await oneclick.vault.begin(context, {
    ...person,
    reference,
    returnUrl,
    token: null,
    currency: 'CLP',
  });
  if (begun.kind !== 'page') throw new Error('the enrolment has no page');
  const { providerRef } = begun;
  await sandbox.call('POST', '/oneclick/_enrol', { token: providerRef, outcome: `card:${card}` });
  const finished = await oneclick.vault.finish?.(context, { providerRef, reference });
  if (finished?.kind !== 'enrolled') throw new Error('the card was not enrolled');
  return finished.card.reference;
}

/** Enrols a card in the sandbox's Oneclick, and charges it. */
export const oneclickDriver: ChargeDriver = {
  provider: oneclick,
  emulator: 'oneclick',
  secrets,
  card: async (sandbox, result) => ({
    instrument: {
      kind: 'savedCard',
      cardId: randomUUID() as CardId,
      installments: 1,
      deviceToken: null,
    },
    reference: await enrol(sandbox, result === 'approved' ? 'visa' : 'mastercard'),
  }),
  calls: { start: 'charge', poll: 'status', refund: 'refund' },
  unknownRef: 'ab'.repeat(32),
  pollableMs: 7 * 24 * 60 * 60_000,
  noRecordAfterMs: 0,
};
