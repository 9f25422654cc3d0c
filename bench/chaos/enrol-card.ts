import { randomUUID } from 'node:crypto';
import type { CardSlug } from '@comanda/contract/cards.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import { type Buyer, callUntilAnswered, isFinal, pause } from './buyer.ts';
import { brandHost, type CallResult } from './call-server.ts';
import {
  arrive,
  beginEnrolment,
  type CardHolder,
  enrolmentBody,
  finishEnrolment,
  pressCardPage,
  readEnrolmentJob,
} from './card-calls.ts';
import { kushkiNumbers } from './kushki-tokens.ts';
import { pickWeighted } from './pick-weighted.ts';

const pageActions = { type: 72, decline: 6, cancel: 6, expire: 4, leave: 6, lose: 6 } as const;

/** Cards that shoppers type, by weight. Charges with the refused ones are declined. */
const typed = {
  oneclick: { visa: 76, mastercard: 8, amex: 8, debit: 8 },
  kushki_card_subscription: { [kushkiNumbers.good]: 92, [kushkiNumbers.notStorable]: 8 },
  credomatic: {
    '4012000000020006': 60,
    '5100270000000023': 20,
    '343333333333335': 8,
    '4000000000000051': 12,
  },
} satisfies Record<CardSlug, Record<string, number>>;
const refused: readonly string[] = ['mastercard', '4000000000000051'];

/** A card as the shop lists it. `pays`: its charges are approved. */
export type NewCard = { readonly card: AnyJson; readonly pays: boolean };

/** `isAnswer`: the answers after which a call is not repeated. */
export const holderOf = (buyer: Buyer, isAnswer = isFinal): CardHolder => ({
  ask: (sent) => callUntilAnswered(buyer, { ...sent, brand: buyer.request.brand.id }, isAnswer),
  headers: { authorization: `Bearer ${buyer.token}` },
  origin: `http://${brandHost(buyer.request.brand.id)}`,
  currency: buyer.request.brand.country.currency,
});

/**
 * A refusal because of a failing provider (1039) or of too many calls is an answer: the first stays
 * the same under its key.
 */
export const orUnavailable = (answer: CallResult): boolean =>
  isFinal(answer) || answer.status === 429 || answer.body?.code === 1039;

/**
 * Saves a card through the shop's own calls, or tries to. Some shoppers leave the page, lose their
 * return, or press a button twice.
 */
export async function enrolCard(buyer: Buyer, slug: CardSlug): Promise<NewCard | null> {
  const { draw, tally, world } = buyer;
  const holder = holderOf(buyer);
  const number = pickWeighted<string>(draw, typed[slug]);
  const body = await enrolmentBody(holder, slug, world.sandbox.url, number);
  const begun = await begin(buyer, holderOf(buyer, orUnavailable), slug, body);
  if (begun === null) return null;
  tally.note(`enrolment begun: ${slug}`);
  const pays = !refused.includes(number);
  if (begun.next.kind === 'settled') return outcome(buyer, holder, begun.jobToken, pays);
  const does = pickWeighted(draw, pageActions);
  if (does !== 'type') tally.note(`on the card page: ${does}`);
  if (does === 'leave') return null;
  const pressed = does === 'type' || does === 'lose' ? { card: number } : does;
  const back = await pressCardPage(world.sandbox, slug, begun.next, pressed);
  if (does === 'lose') return null;
  const arrival = await arrive({ ask: holder.ask }, back);
  if (draw() < 0.06) {
    tally.note('card page returned twice');
    await arrive({ ask: holder.ask }, back);
  }
  if (draw() < 0.1) await steal(buyer, slug, arrival);
  const finished = await Promise.all(
    draw() < 0.1
      ? [finishEnrolment(holder, slug, arrival), finishEnrolment(holder, slug, arrival)]
      : [finishEnrolment(holder, slug, arrival)],
  );
  const card = finished.find(({ status }) => status === 200)?.body;
  return card ? { card, pays } : outcome(buyer, holder, begun.jobToken, pays);
}

/**
 * Null: refused. A refused start is not tried again. Some shoppers press the button twice under one
 * key.
 */
async function begin(
  { draw, tally }: Buyer,
  holder: CardHolder,
  slug: CardSlug,
  body: object,
): Promise<AnyJson> {
  const key = randomUUID();
  const once = () => beginEnrolment(holder, slug, key, body);
  const [first, second] = await Promise.all(draw() < 0.1 ? [once(), once()] : [once()]);
  if (second?.status === 202 && first.status === 202)
    if (second.body.enrolmentId !== first.body.enrolmentId)
      tally.note('violation: two enrolments under one key');
  if (first.status === 202) return first.body;
  tally.note(`enrolment refused: ${first.status} ${first.body?.code ?? ''}`);
  return null;
}

/** As the storefront does, the shopper asks five times and then gives up. */
async function outcome(
  buyer: Buyer,
  holder: CardHolder,
  jobToken: string,
  pays: boolean,
): Promise<NewCard | null> {
  for (let tries = 0; tries < 5; tries += 1) {
    const { status, body } = await readEnrolmentJob(holder, jobToken);
    if (status === 200) return { card: body, pays };
    if (status !== 204) {
      buyer.tally.note(`no card saved: ${status} ${body?.metadata?.problem ?? ''}`);
      return null;
    }
    await pause(buyer);
  }
  buyer.tally.note('no card saved: still under way');
  return null;
}

/** Another user of the brand, who knows the key of the arrival, must not get the card. */
async function steal(
  buyer: Buyer,
  slug: CardSlug,
  arrival: Parameters<typeof finishEnrolment>[2],
): Promise<void> {
  const { users, request, userId, tally } = buyer;
  const thief = users.get(request.brand.id)?.withCards.find(({ id }) => id !== userId);
  if (thief === undefined) return;
  const headers = { authorization: `Bearer ${thief.token}` };
  const { ask } = holderOf(buyer);
  const { status } = await finishEnrolment({ ask, headers }, slug, arrival);
  tally.note('another user tried to take a card');
  if (status < 300) tally.note('violation: a card was saved for another user');
}
