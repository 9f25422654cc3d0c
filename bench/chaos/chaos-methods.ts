import type { CardSlug } from '@comanda/contract/cards.ts';
import type { CountryCode } from '@comanda/domain/country/countries.ts';
import {
  type MethodOfFlow,
  type OnlineMethodName,
  toWireMethod,
} from '@comanda/domain/payment/method-names.ts';
import { slugOf } from '@comanda/domain/payment/method-slugs.ts';
import { allProviders } from '../../apps/server/src/payments/all-providers.ts';
import type { WalletProvider } from '../../apps/server/src/payments/provider/provider.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import { cardToken } from './kushki-tokens.ts';

/**
 * A saved card that a payment uses. `deviceToken` empty: its provider needs none. `cvc`: its
 * security code.
 */
export type PayableCard = {
  readonly id: string;
  readonly deviceToken: string;
  readonly cvc: string;
};

/**
 * The circumstances of a payment start. `origin`: of the shop's pages. `total`: in units of
 * `currency`. `card`: the saved card, null unless the method needs one.
 */
type StartFacts = {
  readonly sandboxUrl: string;
  readonly origin: string;
  readonly total: number;
  readonly currency: string;
  readonly card: PayableCard | null;
};

/** The browser's call that starts a payment. `query` begins with `?`, or is empty. */
export type StartRequest = { readonly query: string; readonly body: object | undefined };

/**
 * A method of the run, as a shopper uses it. `emulator`: the sandbox's name of its provider.
 * `calls`: the calls of that provider which fail. `isCommitted`: the shop commits an approved
 * payment although no browser returns (decision 0011). `savedCard`: the method in the addresses of
 * saved cards; null: it needs no saved card. `isCharge`: its start charges a card at once.
 */
export type ChaosMethod = {
  readonly name: OnlineMethodName;
  readonly emulator: string;
  readonly countries: readonly CountryCode[];
  readonly isCommitted: boolean;
  readonly hasWebhooks: boolean;
  readonly savedCard: CardSlug | null;
  readonly isCharge: boolean;
  startRequest(facts: StartFacts): Promise<StartRequest>;
};

const usual = {
  countries: ['cl'],
  isCommitted: false,
  hasWebhooks: true,
  savedCard: null,
  isCharge: false,
} as const;

const backToShop = ({ origin }: StartFacts) => ({ redirect_url: `${origin}/processing-purchase` });

const onPage = (
  name: MethodOfFlow<'redirect'>,
  emulator: string,
  more: Partial<ChaosMethod> = {},
): ChaosMethod => ({
  ...usual,
  name,
  emulator,
  startRequest: async (facts) => ({ query: '', body: backToShop(facts) }),
  ...more,
});

const inWallet = ({ method, account, webhooks }: WalletProvider): ChaosMethod => ({
  ...usual,
  name: method,
  emulator: account.sandboxPath,
  hasWebhooks: webhooks !== undefined,
  startRequest: async (facts) => ({ query: '', body: { ...backToShop(facts), channel: 'WEB' } }),
});

const cardOf = ({ card }: StartFacts): PayableCard => {
  if (card === null) throw new Error('this method needs a saved card');
  return card;
};

const byCard: readonly ChaosMethod[] = [
  {
    ...usual,
    name: 'oneclick',
    emulator: 'oneclick',
    hasWebhooks: false,
    savedCard: 'oneclick',
    isCharge: true,
    startRequest: async (facts) => ({ query: `?card_id=${cardOf(facts).id}`, body: undefined }),
  },
  {
    ...usual,
    name: 'kushkiCard',
    emulator: 'kushki',
    countries: ['cl', 'gt', 'mx'],
    isCharge: true,
    startRequest: async (facts) => ({ query: '', body: { payment_token: await cardToken(facts) } }),
  },
  {
    ...usual,
    name: 'kushkiCardSubscription',
    emulator: 'kushki',
    countries: ['cl', 'gt', 'mx'],
    savedCard: 'kushki_card_subscription',
    isCharge: true,
    startRequest: async (facts) => {
      const { id, deviceToken } = cardOf(facts);
      return { query: '', body: { card_id: id, payment_token: deviceToken } };
    },
  },
  {
    ...usual,
    name: 'credomatic',
    emulator: 'powertranz',
    countries: ['gt'],
    isCommitted: true,
    hasWebhooks: false,
    savedCard: 'credomatic',
    startRequest: async (facts) => {
      const { id, cvc } = cardOf(facts);
      return { query: '', body: { card_id: id, cvc, ...backToShop(facts) } };
    },
  },
];

export const webpayMethod = onPage('webpay', 'webpay', { isCommitted: true, hasWebhooks: false });

/** Every online method, in the countries whose currency its provider takes. */
export const allChaosMethods: readonly ChaosMethod[] = [
  webpayMethod,
  onPage('getnet', 'getnet'),
  onPage('sodexo', 'klap'),
  onPage('mercadoPago', 'mercadopago', { countries: ['cl', 'mx'] }),
  ...allProviders.filter((provider) => provider.flow === 'qrOrLink').map(inWallet),
  ...byCard,
];

/**
 * Returns the methods of these names; `all`: every method. @throws RangeError for an unknown name.
 */
export function chaosMethodsOf(names: string): readonly ChaosMethod[] {
  if (names === 'all') return allChaosMethods;
  return names.split(',').map((name) => {
    const method = allChaosMethods.find((each) => each.name === name);
    if (!method) throw new RangeError(`no method ${name}: all, or ${knownNames()}`);
    return method;
  });
}

const knownNames = (): string => allChaosMethods.map(({ name }) => name).join(', ');

export const startPath = (orderId: string, { name }: ChaosMethod): string =>
  `/v1/orders/${orderId}/payments/${slugOf(name)}${name === 'oneclick' ? '/authorize' : ''}`;
export const wireName = ({ name }: ChaosMethod): string => toWireMethod(name);

/**
 * Returns the key of the provider's page in the browser's next step; null: the payment has no page.
 */
export function pageKeyOf(next: AnyJson): string | null {
  if (next.kind === 'settled') return null;
  const token = next.fields?.token_ws ?? next.fields?.SpiToken ?? next.fields?.TBK_TOKEN;
  if (token) return String(token);
  const url = new URL(String(next.kind === 'wallet' ? next.url : next.action));
  return url.searchParams.get('pref_id') ?? next.fields?.pref_id ?? url.pathname.split('/').at(-1);
}
