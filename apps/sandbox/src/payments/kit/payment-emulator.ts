import type { FastifyInstance } from 'fastify';
import type { Control } from '../../control/control.ts';
import type { ProviderLedger } from '../../control/provider-ledger.ts';
import type { SupportedFaults } from '../../control/supported-faults.ts';
import type { WebhookSender } from '../../webhooks/webhook-sender.ts';

/**
 * One emulated payment provider. `name`: its name in `/_faults`, `/_truth` and `/_requests`; its
 * pages and calls stand under the path of its account.
 */
export type PaymentEmulator = {
  readonly name: string;
  /** Null: the emulator takes no money. */
  readonly ledger: ProviderLedger | null;
  readonly supported: SupportedFaults;
  /** Mounts its API, its hosted page and its overview page. */
  mount(app: FastifyInstance): void;
  /** Mounts its hosted fields and framed pages on the listener of the other origin. */
  mountFrames?(frames: FastifyInstance): void;
};

/** Dependencies of every payment emulator. */
export type PaymentDeps = {
  readonly control: Control;
  readonly webhookSender: WebhookSender;
  /** Returns the origin of the framed pages (`http://127.0.0.1:4001`), without a trailing slash. */
  framesOrigin(): string;
};

export type CreatePaymentEmulator = (deps: PaymentDeps) => PaymentEmulator;
