import { toWireMethod } from '@comanda/domain/payment/method-names.ts';
import { methodSlugs } from '@comanda/domain/payment/method-slugs.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import type { SandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';
import { brandHost } from './call-server.ts';

/**
 * A method of the run, as a shopper uses it. `emulator`: the sandbox's name of its provider. `calls`: the calls of that provider which fail.
 * `isCommitted`: the shop commits an approved payment although no browser returns (decision 0026).
 */
export type ChaosMethod = {
  readonly name: ChaosMethodName;
  readonly emulator: string;
  readonly isCommitted: boolean;
  readonly hasWebhooks: boolean;
  /** The body of a payment start. */
  startBody(sandbox: Pick<SandboxProcess, 'url'>, brand: string): Promise<object>;
};

type PageMethod = 'webpay' | 'getnet' | 'sodexo' | 'mercadoPago';
type WalletMethod = 'mach' | 'chek' | 'fpay';
export type ChaosMethodName = PageMethod | WalletMethod | 'kushkiCard';

const backToShop = (brand: string) => ({
  redirect_url: `http://${brandHost(brand)}/processing-purchase`,
});

const onPage = (name: PageMethod, emulator: string): ChaosMethod => ({
  name,
  emulator,
  isCommitted: name === 'webpay',
  hasWebhooks: name !== 'webpay',
  startBody: async (_sandbox, brand) => backToShop(brand),
});

const inWallet = (name: WalletMethod): ChaosMethod => ({
  name,
  emulator: name,
  isCommitted: false,
  hasWebhooks: name !== 'fpay',
  startBody: async (_sandbox, brand) => ({ ...backToShop(brand), channel: 'WEB' }),
});

/** A card that the emulated Kushki approves, typed into its own fields. */
const card = {
  name: 'Camila Rojas',
  number: '4242424242424242',
  expiryMonth: '12',
  expiryYear: '30',
  cvv: '123',
};

/** Asks the emulated Kushki for a card token, as its script does in the browser, until it answers. A token works once. */
async function cardToken({ url }: Pick<SandboxProcess, 'url'>): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/kushki/card/v1/tokens`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'public-merchant-id': 'sandbox-kushki-public',
      },
      body: JSON.stringify({ card, currency: 'CLP', totalAmount: 1_000 }),
    })
      .then((response): Promise<AnyJson> => response.json())
      .catch(() => null);
    if (typeof answer?.token === 'string') return answer.token;
  }
}

export const webpayMethod = onPage('webpay', 'webpay');

/** The Chilean methods that a guest can use. */
export const allChaosMethods: readonly ChaosMethod[] = [
  webpayMethod,
  onPage('getnet', 'getnet'),
  onPage('sodexo', 'klap'),
  onPage('mercadoPago', 'mercadopago'),
  inWallet('mach'),
  inWallet('chek'),
  inWallet('fpay'),
  {
    name: 'kushkiCard',
    emulator: 'kushki',
    isCommitted: false,
    hasWebhooks: true,
    startBody: async (sandbox) => ({ payment_token: await cardToken(sandbox) }),
  },
];

/** Returns the methods of these names; `all`: every method. @throws RangeError for an unknown name. */
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
  `/v1/orders/${orderId}/payments/${methodSlugs[name]}`;
export const wireName = ({ name }: ChaosMethod): string => toWireMethod(name);

/** Returns the key of the provider's page in the browser's next step; null: the payment has no page. */
export function pageKeyOf(next: AnyJson): string | null {
  if (next.kind === 'settled') return null;
  if (next.fields?.token_ws) return String(next.fields.token_ws);
  const url = new URL(String(next.kind === 'wallet' ? next.url : next.action));
  return url.searchParams.get('pref_id') ?? next.fields?.pref_id ?? url.pathname.split('/').at(-1);
}
