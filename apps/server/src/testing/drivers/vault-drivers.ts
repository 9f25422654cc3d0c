import { randomUUID } from 'node:crypto';
import type { CardId } from '@comanda/domain/ids.ts';
import { Cvc } from '@comanda/domain/payment/cvc.ts';
import type { SavedCardReference } from '../../payments/provider/card-vault.ts';
import { credomatic } from '../../payments/providers/credomatic/credomatic.ts';
import { kushkiCardSubscription } from '../../payments/providers/kushki-card-subscription/kushki-card-subscription.ts';
import { oneclick } from '../../payments/providers/oneclick/oneclick.ts';
import type { ReadyInstrument } from '../../payment/read-instrument.ts';
import { providerCase } from '../provider-case.ts';
import type { ChargeDriver, FormDriver } from '../payment-driver.ts';
import type { SandboxProcess } from '../sandbox-process.ts';
import type { VaultDriver } from '../vault-driver.ts';
import { credomaticDriver } from './credomatic-driver.ts';
import { askKushki, kushkiToken } from './kushki-calls.ts';
import { kushkiSubscriptionDriver } from './kushki-subscription-driver.ts';
import { oneclickDriver } from './oneclick-driver.ts';

/** Charges a card that a test enrolled. Returns whether the money was taken. */
async function isCharged(
  driver: ChargeDriver | FormDriver,
  sandbox: SandboxProcess,
  instrument: ReadyInstrument,
): Promise<boolean> {
  const steps = providerCase({ ...driver, card: async () => instrument }, () => sandbox);
  const attempt = steps.newAttempt();
  const { report } = await steps.start(attempt);
  return ['captured', 'pending'].includes(report.reported);
}

const cardId = (): CardId => randomUUID() as CardId;

const oneclickVaultDriver: VaultDriver = {
  provider: oneclick,
  emulator: 'oneclick',
  secrets: oneclickDriver.secrets,
  calls: { begin: 'enrol', finish: 'finishEnrolment', remove: 'removeCard', deviceToken: null },
  token: async () => null,
  act: async (sandbox, { providerRef: token }, does) => {
    const outcomes = {
      approve: 'card:visa',
      decline: 'decline',
      abandon: 'cancel',
      expire: 'expire',
    };
    return (await sandbox.call('POST', '/oneclick/_enrol', { token, outcome: outcomes[does] }))
      .fields;
  },
  withdraw: async (sandbox, { reference: { username } }) => {
    await sandbox.call('POST', '/oneclick/_withdraw', { username });
  },
  endsCards: true,
  charge: (sandbox, reference) =>
    isCharged(oneclickDriver, sandbox, {
      instrument: { kind: 'savedCard', cardId: cardId(), installments: 1, deviceToken: null },
      reference,
    }),
};

const kushkiCalls = ({ subscriptionId = '' }: SavedCardReference) =>
  `/subscriptions/v1/card/${subscriptionId}`;

const kushkiVaultDriver: VaultDriver = {
  provider: kushkiCardSubscription,
  emulator: 'kushki',
  secrets: kushkiSubscriptionDriver.secrets,
  calls: { begin: 'enrol', finish: null, remove: 'removeCard', deviceToken: 'token' },
  token: (sandbox, card) =>
    kushkiToken(sandbox, card === 'approved' ? '4242424242424242' : '4000000000000341', 'storing'),
  act: async () => null,
  withdraw: async ({ url }, { reference }) => {
    await fetch(`${url}/kushki${kushkiCalls(reference)}`, {
      method: 'DELETE',
      headers: {
        'private-merchant-id': kushkiSubscriptionDriver.secrets['privateMerchantId'] ?? '',
      },
    });
  },
  endsCards: true,
  charge: async (sandbox, reference) => {
    const body = { subscriptionId: reference['subscriptionId'], userId: 'u-1', sessionId: 's-1' };
    const made = await askKushki(sandbox, `${kushkiCalls(reference)}/tokens`, body).catch(
      () => null,
    );
    const deviceToken = made?.['token'] ?? 'a'.repeat(32);
    return isCharged(kushkiSubscriptionDriver, sandbox, {
      instrument: { kind: 'savedCard', cardId: cardId(), installments: 1, deviceToken },
      reference,
    });
  },
};

const credomaticVaultDriver: VaultDriver = {
  provider: credomatic,
  emulator: 'powertranz',
  secrets: credomaticDriver.secrets,
  calls: { begin: 'enrol', finish: 'finishEnrolment', remove: null, deviceToken: null },
  token: async () => null,
  act: async (sandbox, { next }, does) => {
    if (does === 'decline') return null;
    const token = next.fields['SpiToken'];
    const outcome = { approve: 'pay', abandon: 'cancel', expire: 'expire' }[does];
    const typed = does === 'approve' ? { number: '4012000000020006' } : {};
    return (await sandbox.call('POST', '/powertranz/_pay', { token, outcome, ...typed })).fields;
  },
  withdraw: async (sandbox, { lastDigits }) => {
    await sandbox.call('POST', '/powertranz/_forget', { last: lastDigits });
  },
  endsCards: false,
  charge: (sandbox, reference) =>
    isCharged(credomaticDriver, sandbox, {
      instrument: { kind: 'savedCardWithCvc', cardId: cardId(), cvc: new Cvc('123') },
      reference,
    }),
};

/**
 * The driver of every provider that keeps cards. A new one adds its driver here, and passes the
 * conformance tests of vaults unchanged.
 */
export const vaultDrivers: readonly VaultDriver[] = [
  oneclickVaultDriver,
  kushkiVaultDriver,
  credomaticVaultDriver,
];
