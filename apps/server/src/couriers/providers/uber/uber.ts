import type { CourierQuote } from '@comanda/domain/courier/delivery.ts';
import type { CourierReport } from '@comanda/domain/courier/courier-report.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { ProviderAnswer, ProviderCall } from '../../../platform/calls/provider-call.ts';
import {
  noRecordReport,
  unknownReport,
  readSuccess,
  readRefusal,
  refusedReport,
} from '../../courier-answers.ts';
import { fetchClientCredentialsToken } from '../../fetch-client-credentials-token.ts';
import type { Courier, CourierContext, DeliveryRefs, QuoteResult } from '../../courier.ts';
import { fromHundredths } from '../../courier-money.ts';
import type { DeliveryRequest } from '../../delivery-request.ts';
import { withAccessToken } from '../../with-access-token.ts';
import { uberDeliveryBody, uberQuoteBody } from './uber-requests.ts';
import { uberProblem, uberReport } from './uber-report.ts';
import { readUberWebhook, readUberRef } from './read-uber-webhook.ts';
import * as wire from './uber-wire.ts';

/** Uber Direct. The README beside this file explains how its answers are read. */
export const uber: Courier = {
  name: 'uber_delivery',
  slug: 'uber',
  quoteNeedsRecipient: false,
  quote,
  dispatch,
  poll,
  cancel,
  readExternalRef: readUberRef,
  readWebhook: readUberWebhook,
};

/** Uber issues access tokens on another host than its delivery API. */
const loginUrl = ({ baseUrl }: CourierContext) =>
  baseUrl === 'https://api.uber.com' ? 'https://login.uber.com' : baseUrl;
const fetchAccessToken = (context: CourierContext) =>
  fetchClientCredentialsToken(context, `${loginUrl(context)}/oauth/v2/token`, {
    scope: 'eats.deliveries direct.organizations',
  });

function callUber(
  context: CourierContext,
  path: string,
  call: Omit<ProviderCall, 'headers' | 'url'>,
): Promise<ProviderAnswer | null> {
  const customer = encodeURIComponent(context.secrets['customerId'] ?? '');
  return withAccessToken(context, fetchAccessToken, {
    ...call,
    url: `${context.baseUrl}/v1/customers/${customer}${path}`,
  });
}

async function quote(context: CourierContext, errand: DeliveryRequest): Promise<QuoteResult> {
  const answer = await callUber(context, '/delivery_quotes', {
    method: 'POST',
    body: uberQuoteBody(errand),
    isSafe: true,
  });
  const read = readSuccess(answer, wire.uberQuote);
  if (!read) {
    const refused = readRefusal(answer, wire.uberRefusalAnswer);
    return { ok: false, problem: refused ? uberProblem(refused.code) : 'temporary' };
  }
  const { id, fee, expires, dropoff_eta: eta } = read;
  const currency = read.currency_type ?? read.currency ?? errand.currency;
  const price = { minor: fromHundredths(fee, currency), currency };
  return {
    ok: true,
    quote: {
      courier: 'uber_delivery',
      id,
      price,
      dropoffEta: eta == null ? null : instantOf(eta),
      expiresAt: instantOf(expires),
    },
  };
}

/**
 * Creates a delivery. Without an access token nothing was sent, and the report is `unknown`. A
 * retry creates no second delivery: `idempotency_key`.
 */
async function dispatch(
  context: CourierContext,
  errand: DeliveryRequest,
  { id }: CourierQuote,
): Promise<CourierReport> {
  const at = context.now();
  const answer = await callUber(context, '/deliveries', {
    method: 'POST',
    body: uberDeliveryBody(errand, id),
  });
  const made = readSuccess(answer, wire.uberDelivery);
  if (made) return uberReport(made, 'reply', at);
  const refused = readRefusal(answer, wire.uberRefusalAnswer);
  if (!refused) return unknownReport('reply', at);
  const problem = uberProblem(refused.code);
  const duplicateRef = refused.metadata?.delivery_id;
  if (problem === 'duplicate' && duplicateRef != null)
    return adoptDuplicate(context, errand.ref, duplicateRef);
  return refusedReport(problem, at);
}

/**
 * Reads the existing delivery that Uber names as a duplicate and adopts it if it carries our
 * reference.
 */
async function adoptDuplicate(
  context: CourierContext,
  externalRef: string,
  courierRef: string,
): Promise<CourierReport> {
  const at = context.now();
  const found = await readDelivery(context, courierRef);
  if (!found) return refusedReport('duplicate', at);
  return isOurs(found, externalRef) ? uberReport(found, 'poll', at) : refusedReport('invalid', at);
}

const fetchDelivery = (context: CourierContext, courierRef: string) =>
  callUber(context, `/deliveries/${encodeURIComponent(courierRef)}`, {
    method: 'GET',
    isSafe: true,
  });

const readDelivery = async (context: CourierContext, courierRef: string) =>
  readSuccess(await fetchDelivery(context, courierRef), wire.uberDelivery);

/**
 * Polls a delivery; the report's `at` is the time of the request. Uber has no query by our
 * reference, so its newest deliveries are searched.
 */
async function poll(
  context: CourierContext,
  { courierRef, externalRef }: DeliveryRefs,
): Promise<CourierReport> {
  const at = context.now();
  const id = courierRef ?? (await findDeliveryId(context, externalRef));
  if (id === null) return noRecordReport(at);
  if (id === undefined) return unknownReport('poll', at);
  const answer = await fetchDelivery(context, id);
  const found = readSuccess(answer, wire.uberDelivery);
  if (found)
    return isOurs(found, externalRef) ? uberReport(found, 'poll', at) : unknownReport('poll', at);
  return readRefusal(answer, wire.uberRefusalAnswer)?.status === 404
    ? noRecordReport(at)
    : unknownReport('poll', at);
}

const isOurs = ({ external_id }: wire.UberDelivery, externalRef: string) =>
  external_id === externalRef;

/**
 * Uber's id of the delivery with our reference; null: Uber has none; undefined: Uber did not
 * answer.
 */
async function findDeliveryId(
  context: CourierContext,
  externalRef: string,
): Promise<string | null | undefined> {
  const answer = await callUber(context, '/deliveries?limit=200', { method: 'GET', isSafe: true });
  const list = readSuccess(answer, wire.uberDeliveryList);
  return list
    ? (list.data.find(({ external_id }) => external_id === externalRef)?.id ?? null)
    : undefined;
}

/**
 * Cancels a delivery. Uber's answer confirms it; a refusal (the rider has the food) changes
 * nothing.
 */
async function cancel(
  context: CourierContext,
  { courierRef }: DeliveryRefs,
): Promise<CourierReport> {
  const at = context.now();
  if (courierRef === null) return unknownReport('reply', at);
  const answer = await callUber(context, `/deliveries/${encodeURIComponent(courierRef)}/cancel`, {
    method: 'POST',
    body: {},
  });
  const cancelled = readSuccess(answer, wire.uberDelivery);
  return cancelled ? uberReport(cancelled, 'reply', at) : unknownReport('reply', at);
}
