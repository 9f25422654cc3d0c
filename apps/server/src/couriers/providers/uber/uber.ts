import type { CourierQuote, Sighting } from '@comanda/domain/courier/delivery.ts';
import type { ProviderAnswer, ProviderCall } from '../../../platform/calls/provider-call.ts';
import { neverHeard, nothingSaid, readGood, readRefusal, refusedFor } from '../../answers.ts';
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

async function quote(context: CourierContext, errand: Errand): Promise<Quoted> {
  const answer = await send(context, '/delivery_quotes', { method: 'POST', body: quoteBody(errand), isSafe: true });
  const read = readGood(answer, wire.quote);
  if (!read) {
    const refused = readRefusal(answer, wire.refusal);
    return { ok: false, problem: refused ? problemOf(refused.code) : 'temporary' };
  }
  const { id, fee, expires, dropoff_eta: eta } = read;
  const currency = read.currency_type ?? read.currency ?? errand.currency;
  const price = { minor: fromHundredths(fee, currency), currency };
  return {
    ok: true,
    quote: { courier: 'uber_delivery', id, price, dropoffEta: eta == null ? null : Date.parse(eta), expiresAt: Date.parse(expires) },
  };
}

/** Without a pass nothing was sent: it can be sent again, and the key keeps it one. */
async function dispatch(context: CourierContext, errand: Errand, { id }: CourierQuote): Promise<Sighting> {
  const at = context.now();
  const answer = await send(context, '/deliveries', { method: 'POST', body: deliveryBody(errand, id) });
  const made = readGood(answer, wire.delivery);
  if (made) return sightingOf(made, 'reply', at);
  const refused = readRefusal(answer, wire.refusal);
  if (!refused) return nothingSaid('reply', at);
  const problem = problemOf(refused.code);
  const twin = refused.metadata?.delivery_id;
  if (problem === 'duplicate' && twin != null) return adopt(context, errand.ref, twin);
  return refusedFor(problem, at);
}

/** Another one like it is there: ours, if it carries our name. */
async function adopt(context: CourierContext, externalRef: string, courierRef: string): Promise<Sighting> {
  const at = context.now();
  const found = await find(context, courierRef);
  if (!found) return refusedFor('duplicate', at);
  return isOurs(found, externalRef) ? sightingOf(found, 'answer', at) : refusedFor('invalid', at);
}

const look = (context: CourierContext, courierRef: string) =>
  send(context, `/deliveries/${encodeURIComponent(courierRef)}`, { method: 'GET', isSafe: true });

const find = async (context: CourierContext, courierRef: string) => readGood(await look(context, courierRef), wire.delivery);

/** As of the moment of asking. Uber cannot be asked by our name: the newest of its list are looked through. */
async function ask(context: CourierContext, { courierRef, externalRef }: Known): Promise<Sighting> {
  const at = context.now();
  const id = courierRef ?? (await idOf(context, externalRef));
  if (id === null) return neverHeard(at);
  if (id === undefined) return nothingSaid('answer', at);
  const answer = await look(context, id);
  const found = readGood(answer, wire.delivery);
  if (found) return isOurs(found, externalRef) ? sightingOf(found, 'answer', at) : nothingSaid('answer', at);
  return readRefusal(answer, wire.refusal)?.status === 404 ? neverHeard(at) : nothingSaid('answer', at);
}

const isOurs = ({ external_id }: wire.UberDelivery, externalRef: string) => external_id === externalRef;

/** undefined: Uber did not say. */
async function idOf(context: CourierContext, externalRef: string): Promise<string | null | undefined> {
  const answer = await send(context, '/deliveries?limit=200', { method: 'GET', isSafe: true });
  const list = readGood(answer, wire.list);
  return list ? (list.data.find(({ external_id }) => external_id === externalRef)?.id ?? null) : undefined;
}

/** A delivery that Uber calls off says so; a refusal (the rider has the food) changes nothing. */
async function callOff(context: CourierContext, { courierRef }: Known): Promise<Sighting> {
  const at = context.now();
  if (courierRef === null) return nothingSaid('reply', at);
  const answer = await send(context, `/deliveries/${encodeURIComponent(courierRef)}/cancel`, { method: 'POST', body: {} });
  const said = readGood(answer, wire.delivery);
  return said ? sightingOf(said, 'reply', at) : nothingSaid('reply', at);
}
