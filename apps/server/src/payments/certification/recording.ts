import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import * as v from 'valibot';
import { certificationSteps } from '../provider/certification-step.ts';

/**
 * `passed`: the provider answered as our adapter expects. `failed`: it answered otherwise.
 * `notPlayed`: an earlier step failed, or the provider has no such step.
 */
const stepResults = ['passed', 'failed', 'notPlayed'] as const;

const step = v.object({
  step: v.picklist(certificationSteps),
  result: v.picklist(stepResults),
  /** The answer that the adapter expects, and the report that it made of the provider's answer. */
  expected: v.string(),
  got: v.string(),
});
export type PlayedStep = v.InferOutput<typeof step>;

const exchange = v.object({
  step: v.picklist(certificationSteps),
  request: v.object({
    method: v.string(),
    url: v.string(),
    headers: v.record(v.string(), v.string()),
    body: v.unknown(),
  }),
  answer: v.object({ status: v.nullable(v.number()), body: v.unknown() }),
});
/**
 * One call to the provider and its answer without keys, tokens and card data. `status` null: no
 * complete answer arrived; `body` has the reason.
 */
export type RecordedExchange = v.InferOutput<typeof exchange>;

/**
 * The file of a recording. `at`: ISO instant of its start; `address`: the origin of the provider's
 * test address.
 */
export const recordingSchema = v.object({
  method: v.picklist(paymentMethodNames),
  currency: v.string(),
  address: v.string(),
  at: v.string(),
  steps: v.array(step),
  exchanges: v.array(exchange),
});
export type Recording = v.InferOutput<typeof recordingSchema>;

/**
 * The name of a recording's file: `webpay-CLP-2026-11-28.json`. A second one of a day replaces the
 * first.
 */
export const recordingFileOf = ({
  method,
  currency,
  at,
}: Pick<Recording, 'method' | 'currency' | 'at'>): string =>
  `${method}-${currency}-${at.slice(0, 10)}.json`;
