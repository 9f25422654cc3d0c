import { randomBytes } from 'node:crypto';
import type { ProviderLedger } from '../../control/provider-ledger.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { type Charge, chargeResponse, isKnown } from './charge.ts';
import type { Inscription, OneclickUser, PageState } from './inscription.ts';
import { decided, finishedResponse, finishRefusal, newInscription } from './inscription-steps.ts';
import { newCharge } from './new-charge.ts';
import { ledgerOf } from './oneclick-ledger.ts';
import { oneclickRefusals, refundRefusal, wrongParameter } from './oneclick-refusal.ts';
import type { NewCharge, NewInscription, RefundRequest } from './read-oneclick-body.ts';
import { refundCharge } from './refund-charge.ts';
import type { OneclickCard } from './test-cards.ts';

/**
 * Oneclick's inscriptions, cards and charges. Each call is one synchronous step, so calls never
 * interleave.
 */
export type Oneclick = {
  inscribe(request: NewInscription): Inscription;
  finish(token: string): ProviderResponse;
  remove(username: string, tbkUser: string): ProviderResponse;
  charge(request: NewCharge, childCode: string): ProviderResponse;
  status(buyOrder: string): ProviderResponse;
  refund(buyOrder: string, request: RefundRequest): ProviderResponse;
  /** Stores the person's decision on the page. The first one counts. */
  decide(
    token: string,
    page: Exclude<PageState, 'open'>,
    card: OneclickCard | null,
  ): Inscription | null;
  find(token: string): Inscription | null;
  users(): readonly OneclickUser[];
  findCharge(buyOrder: string): Charge | null;
  /** Ends a card as its bank does: charges with it answer -96. */
  withdraw(tbkUser: string): boolean;
  inscriptions(): readonly Inscription[];
  ledger: ProviderLedger;
};

/** Creates the emulator's state. Everything is kept in memory. */
export function createOneclick(clock: SandboxClock): Oneclick {
  const inscriptions = new Map<string, Inscription>();
  const users = new Map<string, OneclickUser>();
  const charges = new Map<string, Charge>();
  const find = (token: string): Inscription | null => inscriptions.get(token) ?? null;
  const save = (inscription: Inscription): Inscription => {
    inscriptions.set(inscription.token, inscription);
    return inscription;
  };
  const endCard = (tbkUser: string): boolean => {
    const user = users.get(tbkUser);
    if (user?.live !== true) return false;
    users.set(tbkUser, { ...user, live: false });
    return true;
  };
  const addUser = (username: string, card: OneclickCard): OneclickUser => {
    for (const user of users.values()) if (user.username === username) endCard(user.tbkUser);
    const user = { tbkUser: randomBytes(18).toString('hex'), username, card, live: true };
    users.set(user.tbkUser, user);
    return user;
  };
  return {
    inscribe: (request) => save(newInscription(request, clock.now())),
    finish: (token) => {
      const inscription = find(token);
      const now = clock.now();
      const refusal = finishRefusal(inscription, now);
      if (refusal !== null || inscription === null)
        return refusal ?? oneclickRefusals.noInscription;
      save({ ...inscription, finishedAt: now });
      if (inscription.page === 'declined' || inscription.card === null)
        return { status: 200, body: { response_code: -1 } };
      return finishedResponse(addUser(inscription.username, inscription.card));
    },
    remove: (username, tbkUser) => {
      const user = users.get(tbkUser);
      if (user === undefined || user.username !== username) return oneclickRefusals.noUser;
      endCard(tbkUser);
      return { status: 204, body: {} };
    },
    charge: (request, childCode) => {
      if (charges.has(request.buyOrder)) return oneclickRefusals.sameOrder;
      if (request.childCode !== childCode) return wrongParameter('details.commerce_code');
      const charge = newCharge(request, users.get(request.tbkUser) ?? null, clock.now());
      charges.set(charge.buyOrder, charge);
      return { status: 200, body: chargeResponse(charge) };
    },
    status: (buyOrder) => {
      const charge = charges.get(buyOrder);
      return charge !== undefined && isKnown(charge, clock.now())
        ? { status: 200, body: chargeResponse(charge) }
        : oneclickRefusals.noCharge;
    },
    refund: (buyOrder, { childCode, detailOrder, amount }) => {
      const charge = charges.get(buyOrder);
      if (
        charge === undefined ||
        charge.detailOrder !== detailOrder ||
        charge.childCode !== childCode
      )
        return refundRefusal(274);
      const { answer, after } = refundCharge(charge, amount, clock.now());
      if (after !== null) charges.set(buyOrder, after);
      return answer;
    },
    decide: (token, page, card) => {
      const inscription = find(token);
      if (inscription === null || inscription.page !== 'open') return inscription;
      return save(decided(inscription, page, card, clock.now()));
    },
    find,
    users: () => [...users.values()],
    findCharge: (buyOrder) => charges.get(buyOrder) ?? null,
    withdraw: endCard,
    inscriptions: () => [...inscriptions.values()],
    ledger: ledgerOf(charges),
  };
}
