import { randomUUID } from 'node:crypto';
import type { CardSlug } from '@comanda/contract/cards.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import { callServer } from '../chaos/call-server.ts';
import {
  arrive,
  beginEnrolment,
  type CardHolder,
  createDeviceToken,
  enrolmentBody,
  finishEnrolment,
  pressCardPage,
  readEnrolmentJob,
} from '../chaos/card-calls.ts';
import type { PayableCard } from '../chaos/chaos-methods.ts';
import { kushkiNumbers } from '../chaos/kushki-tokens.ts';
import { createUsersWithPoints } from '../lib/discount-users.ts';
import { hostWithPort } from '../lib/storefront.ts';
import type { PayingShop } from './paying-shop.ts';

/** A user with a saved card. `token`: of the session. */
export type UserWithCard = { readonly token: string; readonly card: PayableCard };

const cards = {
  oneclick: 'visa',
  kushki_card_subscription: kushkiNumbers.good,
  credomatic: '4012000000020006',
} as const satisfies Record<CardSlug, string>;

type Sandbox = {
  readonly url: string;
  call(method: string, path: string, body?: unknown): Promise<AnyJson>;
};

export const sandboxAt = (url: string): Sandbox => ({
  url,
  call: async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    const answer = await fetch(`${url}${path}`, { method, ...sent });
    return answer.json();
  },
});

/** Creates users of a shop who saved a card by the shop's own calls. */
export async function usersWithCards(
  databaseUrl: string,
  { shop, slug, sandboxUrl }: { shop: PayingShop; slug: CardSlug; sandboxUrl: string },
  count: number,
): Promise<readonly UserWithCard[]> {
  const users = await createUsersWithPoints(databaseUrl, count, { tenant: shop.brand, points: 1 });
  const made: UserWithCard[] = [];
  for (const { token } of users)
    made.push({ token, card: await saveCard(holderOf(shop, token), slug, sandboxAt(sandboxUrl)) });
  return made;
}

function holderOf(shop: PayingShop, token: string): CardHolder {
  const host = hostWithPort(shop);
  return {
    ask: async (sent) => {
      const headers = { ...sent.headers, host };
      const answer = await callServer(shop.port, { ...sent, headers, brand: shop.brand });
      if (answer === null) throw new Error(`no answer to ${sent.path}`);
      return answer;
    },
    headers: { authorization: `Bearer ${token}` },
    origin: `http://${host}`,
    currency: shop.currency,
  };
}

async function saveCard(
  holder: CardHolder,
  slug: CardSlug,
  sandbox: Sandbox,
): Promise<PayableCard> {
  const number = cards[slug];
  const body = await enrolmentBody(holder, slug, sandbox.url, number);
  const begun = await beginEnrolment(holder, slug, randomUUID(), body);
  const { next, jobToken } = begun.body;
  if (next?.kind === 'settled') {
    const { body: card } = await readEnrolmentJob(holder, jobToken);
    return { id: card.id, cvc: '', deviceToken: await deviceTokenOf(holder, slug, card.id) };
  }
  const back = await pressCardPage(sandbox, slug, next, { card: number });
  const { body: card } = await finishEnrolment(holder, slug, await arrive(holder, back));
  return { id: card.id, cvc: '123', deviceToken: '' };
}

async function deviceTokenOf(holder: CardHolder, slug: CardSlug, id: string): Promise<string> {
  const { body } = await createDeviceToken(holder, slug, id);
  return String(body.paymentToken);
}
