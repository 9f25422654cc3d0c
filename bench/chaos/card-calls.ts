import type { CardSlug } from '@comanda/contract/cards.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import type { SandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';
import type { CallResult, OutgoingCall } from './call-server.ts';
import { pageKeyOf } from './chaos-methods.ts';
import { storingToken } from './kushki-tokens.ts';

/** Makes one call to the shop. */
type Ask = (sent: Omit<OutgoingCall, 'brand'>) => Promise<CallResult>;

/**
 * The user who saves a card: headers with the session, the origin of the shop's pages, and the
 * currency of the brand.
 */
export type CardHolder = {
  readonly ask: Ask;
  readonly headers: Readonly<Record<string, string>>;
  readonly origin: string;
  readonly currency: string;
};

const pathOf = (slug: CardSlug, rest: string) => `/v1/users/cards/${slug}/${rest}`;

/**
 * The body that begins an enrolment: Kushki takes a token of its script, the others show a page.
 * `number`: of the typed card.
 */
export const enrolmentBody = async (
  { origin, currency }: CardHolder,
  slug: CardSlug,
  sandboxUrl: string,
  number: string,
): Promise<object> =>
  slug === 'kushki_card_subscription'
    ? { token: await storingToken(sandboxUrl, currency, number) }
    : { redirect_url: `${origin}/processing-oneclick` };

export const beginEnrolment = (
  { ask, headers }: CardHolder,
  slug: CardSlug,
  key: string,
  body: object,
): Promise<CallResult> =>
  ask({
    method: 'POST',
    path: pathOf(slug, 'init_inscription'),
    headers: { ...headers, 'idempotency-key': key },
    body,
  });

/** The browser's return from the provider's page. */
export type PageReturn = { method: string; url: string; fields: Record<string, string> };

/** Presses a button of the provider's page: `card` types this card, the others leave it. */
export async function pressCardPage(
  sandbox: Pick<SandboxProcess, 'call'>,
  slug: CardSlug,
  next: AnyJson,
  does: { readonly card: string } | 'decline' | 'cancel' | 'expire',
): Promise<PageReturn> {
  const token = pageKeyOf(next);
  if (slug === 'oneclick') {
    const outcome = typeof does === 'string' ? does : `card:${does.card}`;
    return sandbox.call('POST', '/oneclick/_enrol', { token, outcome });
  }
  const entered =
    typeof does === 'string'
      ? { token, outcome: does === 'expire' ? 'expire' : 'recover' }
      : { token, outcome: 'pay', number: does.card };
  return sandbox.call('POST', '/powertranz/_pay', entered);
}

/** The arrival of a browser on the shop's page. `key` empty: the return brought none. */
export type Arrival = { readonly enrolmentId: string; readonly key: string };

export async function arrive(
  { ask }: Pick<CardHolder, 'ask'>,
  { method, url, fields }: PageReturn,
): Promise<Arrival> {
  const { pathname: path } = new URL(url);
  const query = new URLSearchParams(fields).toString();
  const { location } = await ask(
    method === 'POST' ? { method, path, form: fields } : { path: `${path}?${query}` },
  );
  const page = new URL(location ?? '', 'http://shop.localhost');
  return {
    enrolmentId: page.searchParams.get('enrolment') ?? '',
    key: /^#key=(.+)$/u.exec(page.hash)?.[1] ?? '',
  };
}

export const finishEnrolment = (
  { ask, headers }: Pick<CardHolder, 'ask' | 'headers'>,
  slug: CardSlug,
  { enrolmentId, key }: Arrival,
): Promise<CallResult> =>
  ask({
    method: 'POST',
    path: pathOf(slug, 'finish_inscription'),
    headers,
    body: { enrolment_id: enrolmentId, arrival_key: key },
  });

export const readEnrolmentJob = ({ ask }: Pick<CardHolder, 'ask'>, jobToken: string) =>
  ask({ path: '/v1/users_job', headers: { 'x-job-authorization': jobToken } });

export const listCards = ({ ask, headers }: Pick<CardHolder, 'ask' | 'headers'>) =>
  ask({ path: '/v1/users/cards/', headers });

export const deleteCard = (
  { ask, headers }: Pick<CardHolder, 'ask' | 'headers'>,
  slug: CardSlug,
  cardId: string,
) => ask({ method: 'DELETE', path: pathOf(slug, cardId), headers });

export const createDeviceToken = (
  { ask, headers }: Pick<CardHolder, 'ask' | 'headers'>,
  slug: CardSlug,
  cardId: string,
) => ask({ method: 'POST', path: pathOf(slug, `${cardId}/device_token`), headers });
