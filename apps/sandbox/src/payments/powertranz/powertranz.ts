import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { MoneyTruth, ProviderLedger } from '../../control/provider-ledger.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import {
  type BehaviourSetting,
  drawBehaviour,
  plainBehaviour,
  type PowertranzBehaviour,
} from './powertranz-behaviour.ts';
import { type AuthenticationStatus, behaviourOf, type CardBehaviour } from './powertranz-cards.ts';
import {
  capturedHundredths,
  isoResponseCode,
  isSpiTokenUsable,
  type NewTransaction,
  powertranzCurrencies,
  spiTokenMs,
  type StoredCard,
  type Transaction,
} from './powertranz-transaction.ts';

/**
 * PowerTranz' stored cards and transactions. Each step is synchronous, so steps never interleave.
 */
export type Powertranz = {
  /** Sets the ways in which the gateway treats transactions that start from now on. */
  setBehaviour(setting: BehaviourSetting): void;
  /**
   * Null: the identifier was used before. A sale with a card that is not enrolled for 3-D Secure is
   * decided at once.
   */
  start(request: NewTransaction): Transaction | null;
  find(id: string): Transaction | null;
  findBySpiToken(spiToken: string): Transaction | null;
  ofOrder(orderIdentifier: string): readonly Transaction[];
  /**
   * Stores the result of 3-D Secure. The first one counts, and only while the token can be used.
   */
  authenticate(spiToken: string, status: AuthenticationStatus): Transaction | null;
  /**
   * The hosted page: stores the card that the shopper entered. Null: no such transaction, or no
   * test card.
   */
  enterCard(spiToken: string, number: string): Transaction | null;
  /** Carries out the payment of a transaction. `extra`: hundredths too many. */
  pay(spiToken: string, extra: number): Transaction | null;
  save(transaction: Transaction): Transaction;
  /** Lets the five minutes of a token pass. */
  expire(spiToken: string): Transaction | null;
  cardOf(panToken: string): StoredCard | null;
  /** Stores a card by its number, which is not kept. Null: no test card. */
  storeCard(number: string): StoredCard | null;
  /** Removes the stored cards with these last four digits. */
  forgetCards(suffix: string): void;
  newest(count: number): readonly Transaction[];
  readonly ledger: ProviderLedger;
};

/** Beyond this number, the oldest transactions are dropped. */
const maxTransactions = 100_000;

export function createPowertranz(clock: SandboxClock, capacity = maxTransactions): Powertranz {
  const byId = new Map<string, Transaction>();
  const idOfToken = new Map<string, string>();
  const cards = new Map<string, StoredCard>();
  let behaviour: BehaviourSetting = plainBehaviour;
  const find = (id: string): Transaction | null => byId.get(id) ?? null;
  const findBySpiToken = (token: string): Transaction | null => find(idOfToken.get(token) ?? '');
  const save = (transaction: Transaction): Transaction => {
    byId.set(transaction.id, transaction);
    return transaction;
  };
  const storeCard = (number: string): StoredCard | null => {
    const behaviour = behaviourOf(number);
    if (behaviour === null) return null;
    const card = newCard(behaviour, number);
    cards.set(card.panToken, card);
    return card;
  };
  const ofOrder = (orderIdentifier: string): readonly Transaction[] =>
    [...byId.values()].filter((each) => each.orderIdentifier === orderIdentifier);
  return {
    setBehaviour: (setting) => void (behaviour = setting),
    start: (request) => {
      if (byId.has(request.id)) return null;
      if (byId.size >= capacity) dropOldest(byId, idOfToken);
      const transaction = save(newTransaction(request, drawBehaviour(behaviour), clock.now()));
      idOfToken.set(transaction.spiToken, transaction.id);
      const decidesAtOnce = request.card !== null && request.card.authentication === null;
      return decidesAtOnce ? save(decided(transaction, 0, clock.now())) : transaction;
    },
    find,
    findBySpiToken,
    ofOrder,
    authenticate: (spiToken, status) => {
      const transaction = findBySpiToken(spiToken);
      if (transaction === null || transaction.authentication !== null) return transaction;
      if (!isSpiTokenUsable(transaction, clock.now())) return transaction;
      return save({ ...transaction, authentication: status });
    },
    enterCard: (spiToken, number) => {
      const transaction = findBySpiToken(spiToken);
      if (transaction === null || !isSpiTokenUsable(transaction, clock.now())) return null;
      const card = storeCard(number);
      return card === null ? null : save({ ...transaction, card, isHostedDone: true });
    },
    pay: (spiToken, extra) => {
      const transaction = findBySpiToken(spiToken);
      return transaction === null ? null : save(decided(transaction, extra, clock.now()));
    },
    save,
    expire: (spiToken) => {
      const transaction = findBySpiToken(spiToken);
      const createdAt = clock.now() - spiTokenMs;
      return transaction === null ? null : save({ ...transaction, createdAt });
    },
    cardOf: (panToken) => cards.get(panToken) ?? null,
    storeCard,
    forgetCards: (suffix) => {
      for (const card of cards.values()) if (card.suffix === suffix) cards.delete(card.panToken);
    },
    newest: (count) => [...byId.values()].slice(-count).toReversed(),
    ledger: ledgerOf(byId, ofOrder),
  };
}

/** Characters of a token: PowerTranz' own are lower-case letters and digits. */
const newToken = (): string => randomBytes(26).toString('hex').slice(0, 51);

const newCard = (behaviour: CardBehaviour, number: string): StoredCard => ({
  ...behaviour,
  panToken: newToken(),
  suffix: number.slice(-4),
});

const newTransaction = (
  request: NewTransaction,
  behaviour: PowertranzBehaviour,
  now: number,
): Transaction => ({
  ...request,
  behaviour,
  createdAt: now,
  spiToken: `${newToken()}-${randomUUID().slice(0, 9).replace('-', 'x')}`,
  authentication: null,
  isHostedDone: false,
  code: null,
  decidedAt: null,
  authorizationCode: String(randomInt(100_000, 1_000_000)),
  refunded: 0,
  refunds: [],
  isVoided: false,
});

/** Asks the issuer, or only stores the card. A refused security code has code 82. */
function decided(transaction: Transaction, extra: number, now: number): Transaction {
  const { card, kind, refusesCvc } = transaction;
  const answer = refusesCvc ? '82' : (card?.code ?? '14');
  const code = kind === 'tokenize' ? 'TK0' : answer;
  return { ...transaction, code, decidedAt: now, hundredths: transaction.hundredths + extra };
}

function dropOldest(byId: Map<string, Transaction>, idOfToken: Map<string, string>): void {
  const [oldest] = byId.values();
  if (oldest === undefined) return;
  byId.delete(oldest.id);
  idOfToken.delete(oldest.spiToken);
}

function ledgerOf(
  byId: ReadonlyMap<string, Transaction>,
  ofOrder: (orderIdentifier: string) => readonly Transaction[],
): ProviderLedger {
  const sales = (transactions: readonly Transaction[]) =>
    transactions.filter(({ kind }) => kind === 'sale');
  return {
    all: () => sales([...byId.values()]).map(truthOf),
    of: (merchantRef) => {
      const sale = sales(ofOrder(merchantRef)).at(0);
      return sale === undefined ? null : truthOf(sale);
    },
  };
}

const truthOf = (transaction: Transaction): MoneyTruth => ({
  provider: 'powertranz',
  merchantRef: transaction.orderIdentifier,
  captured: capturedHundredths(transaction) / 100,
  refunded: transaction.refunded / 100,
  currency: powertranzCurrencies[transaction.currencyCode] ?? '',
  state: transaction.isVoided ? 'voided' : isoResponseCode(transaction),
  commits: transaction.code === '00' ? 1 : 0,
  refunds: transaction.refunds.length,
  earlyCommits: 0,
});
