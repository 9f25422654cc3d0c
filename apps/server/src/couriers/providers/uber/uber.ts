import type { CourierQuote, Sighting } from '@comanda/domain/courier/delivery.ts';
import * as v from 'valibot';
import type { ProviderAnswer, ProviderCall } from '../../../platform/calls/provider-call.ts';
import { clientCredentials } from '../../client-credentials.ts';
import type { Courier, CourierContext, Known, Quoted } from '../../courier.ts';
import { fromHundredths } from '../../courier-money.ts';
import type { Errand } from '../../errand.ts';
import { withPass } from '../../with-pass.ts';
import { deliveryBody, quoteBody } from './bodies.ts';
import { problemOf, sightingOf } from './map-status.ts';
import { readMessage, refOf } from './read-message.ts';
import * as wire from './wire.ts';

/** Uber Direct; the README beside this file says what decides what. */
export const uber: Courier = {
  name: 'uber_delivery',
  slug: 'uber',
  quoteNamesPerson: false,
  quote,
  dispatch,
  ask,
  callOff,
  refOf,
  readMessage,
};

/** Passes are given by another host than deliveries. */
const loginUrl = ({ baseUrl }: CourierContext) => (baseUrl === 'https://api.uber.com' ? 'https://login.uber.com' : baseUrl);
const fetchPass = (context: CourierContext) =>
  clientCredentials(context, `${loginUrl(context)}/oauth/v2/token`, { scope: 'eats.deliveries direct.organizations' });

function send(context: CourierContext, path: string, call: Omit<ProviderCall, 'headers' | 'url'>): Promise<ProviderAnswer | null> {
  const customer = encodeURIComponent(context.secrets['customerId'] ?? '');
  return withPass(context, fetchPass, { ...call, url: `${context.baseUrl}/v1/customers/${customer}${path}` });
}

/** A code of Uber's in a refusal that made nothing; null for everything that may have made something. */
function refusalIn(answer: ProviderAnswer | null): v.InferOutput<typeof wire.refusal> | null {
  if (answer?.kind !== 'answer' || answer.status < 400 || answer.status >= 500 || answer.status === 408) return null;
  const read = v.safeParse(wire.refusal, answer.body);
  return read.success ? read.output : null;
}

const isGood = (answer: ProviderAnswer | null): answer is Extract<ProviderAnswer, { kind: 'answer' }> =>
  answer?.kind === 'answer' && answer.status >= 200 && answer.status < 300;

async function quote(context: CourierContext, errand: Errand): Promise<Quoted> {
  const answer = await send(context, '/delivery_quotes', { method: 'POST', body: quoteBody(errand), isSafe: true });
  const read = isGood(answer) ? v.safeParse(wire.quote, answer.body) : null;
  if (!read?.success) {
    const refused = refusalIn(answer);
    return { ok: false, problem: refused ? problemOf(refused.code) : 'temporary' };
  }
  const { id, fee, expires, dropoff_eta: eta } = read.output;
  const currency = (read.output.currency_type ?? read.output.currency ?? errand.currency).toUpperCase();
  const price = { minor: fromHundredths(fee, currency), currency };
  return {
    ok: true,
    quote: { courier: 'uber_delivery', id, price, dropoffEta: eta == null ? null : Date.parse(eta), expiresAt: Date.parse(expires) },
  };
}

const unknown = (authority: Sighting['authority'], at: number): Sighting => ({ authority, reported: 'unknown', at });

/** Without a pass nothing was sent: it can be sent again, and the key keeps it one. */
async function dispatch(context: CourierContext, errand: Errand, { id }: CourierQuote): Promise<Sighting> {
  const at = context.now();
  const answer = await send(context, '/deliveries', { method: 'POST', body: deliveryBody(errand, id) });
  const read = isGood(answer) ? v.safeParse(wire.delivery, answer.body) : null;
  if (read?.success) return sightingOf(read.output, 'reply', at);
  const refused = refusalIn(answer);
  if (!refused) return unknown('reply', at);
  const problem = problemOf(refused.code);
  const twin = refused.metadata?.['delivery_id'];
  if (problem === 'duplicate' && typeof twin === 'string') return adopt(context, errand.ref, twin);
  return { authority: 'reply', reported: 'refused', at, problem };
}

/** Another one like it is there: ours, if it carries our name. */
async function adopt(context: CourierContext, externalRef: string, courierRef: string): Promise<Sighting> {
  const at = context.now();
  const found = await find(context, courierRef);
  if (!found) return { authority: 'reply', reported: 'refused', at, problem: 'duplicate' };
  return isOurs(found, externalRef) ? sightingOf(found, 'answer', at) : { authority: 'reply', reported: 'refused', at, problem: 'invalid' };
}

async function find(context: CourierContext, courierRef: string) {
  const answer = await send(context, `/deliveries/${encodeURIComponent(courierRef)}`, { method: 'GET', isSafe: true });
  const read = isGood(answer) ? v.safeParse(wire.delivery, answer.body) : null;
  return read?.success ? read.output : null;
}

/** As of the moment of asking. Uber cannot be asked by our name: the newest of its list are looked through. */
async function ask(context: CourierContext, { courierRef, externalRef }: Known): Promise<Sighting> {
  const at = context.now();
  const id = courierRef ?? (await idOf(context, externalRef));
  if (id === null) return { authority: 'answer', reported: 'noRecord', at };
  if (id === undefined) return unknown('answer', at);
  const answer = await send(context, `/deliveries/${encodeURIComponent(id)}`, { method: 'GET', isSafe: true });
  const read = isGood(answer) ? v.safeParse(wire.delivery, answer.body) : null;
  if (read?.success) return isOurs(read.output, externalRef) ? sightingOf(read.output, 'answer', at) : unknown('answer', at);
  const isMissing = answer?.kind === 'answer' && answer.status === 404 && refusalIn(answer) !== null;
  return isMissing ? { authority: 'answer', reported: 'noRecord', at } : unknown('answer', at);
}

const isOurs = ({ external_id }: wire.UberDelivery, externalRef: string) => external_id === externalRef;

/** undefined: Uber did not say. */
async function idOf(context: CourierContext, externalRef: string): Promise<string | null | undefined> {
  const answer = await send(context, '/deliveries?limit=200', { method: 'GET', isSafe: true });
  const read = isGood(answer) ? v.safeParse(wire.list, answer.body) : null;
  return read?.success ? (read.output.data.find(({ external_id }) => external_id === externalRef)?.id ?? null) : undefined;
}

/** A delivery that Uber calls off says so; a refusal (the rider has the food) changes nothing. */
async function callOff(context: CourierContext, { courierRef }: Known): Promise<Sighting> {
  const at = context.now();
  if (courierRef === null) return unknown('reply', at);
  const answer = await send(context, `/deliveries/${encodeURIComponent(courierRef)}/cancel`, { method: 'POST', body: {} });
  const read = isGood(answer) ? v.safeParse(wire.delivery, answer.body) : null;
  return read?.success ? sightingOf(read.output, 'reply', at) : unknown('reply', at);
}
