import { randomUUID } from 'node:crypto';
import { sandboxWalletKeys } from '../payments/assumed-wallet/assumed-wallet-keys.ts';
import { type AssumedWallet, assumedWallets } from '../payments/assumed-wallet/assumed-wallets.ts';
import { aKlapOrder, klapHeaders, klapOrders } from './klap-shop.ts';
import { aPreference } from './mercado-pago-shop.ts';
import { aSession, getnetAuth } from './getnet-shop.ts';
import { goodCard, privateKey, publicKey } from './kushki-shop.ts';
import { powertranzHeaders } from './powertranz-shop.ts';
import { anOrder, keyHeaders, transactions } from './webpay-shop.ts';

type Headers = Readonly<Record<string, string>>;
/** Calls the sandbox. An object as body goes as JSON. */
export type CallSandbox = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Headers,
) => Promise<Response>;

/**
 * A shop that sells with one emulated provider and refunds. `amount`: of each sale, in units of its
 * currency. `part`: an amount that can be refunded before the rest; null: only the whole.
 * `answersPayment`: the answer to a refund describes the payment.
 */
export type RefundDriver = {
  readonly provider: string;
  readonly amount: number;
  readonly part: number | null;
  readonly answersPayment: boolean;
  /** Sells and takes the money. Returns the provider's name of the sale. */
  sell(reference: string): Promise<string>;
  readonly reads: Readonly<
    Partial<Record<'status' | 'search', (id: string, reference: string) => Promise<Response>>>
  >;
  refund(id: string, amount: number): Promise<Response>;
};

type Make = (call: CallSandbox, now: () => number) => RefundDriver;
type Body = Readonly<Record<string, unknown>>;
const amount = 12_990;
const part = 990;
const textOf = async (answer: Promise<Response>, field: string): Promise<string> =>
  String(((await (await answer).json()) as Body)[field]);

const webpay: Make = (call) => ({
  provider: 'webpay',
  amount,
  part,
  answersPayment: false,
  sell: async (buy_order) => {
    const order = { ...anOrder, buy_order, amount };
    const token = await textOf(call('POST', transactions, order, keyHeaders), 'token');
    await call('POST', '/webpay/_pay', { token, outcome: 'pay' });
    await call('PUT', `${transactions}/${token}`, undefined, keyHeaders);
    return token;
  },
  reads: { status: (token) => call('GET', `${transactions}/${token}`, undefined, keyHeaders) },
  refund: (token, sum) =>
    call('POST', `${transactions}/${token}/refunds`, { amount: sum }, keyHeaders),
});

const mall = '/webpay/rswebpaytransaction/api/oneclick/v1.2';
const mallKeys = {
  'tbk-api-key-id': '597055555541',
  'tbk-api-key-secret': 'sandbox-oneclick-secret',
};
const commerce_code = '597055555542';

const oneclick: Make = (call) => ({
  provider: 'oneclick',
  amount,
  part,
  answersPayment: false,
  sell: async (reference) => {
    const person = {
      username: reference,
      email: 'ana@example.cl',
      response_url: 'http://tienda.cl/vuelta',
    };
    const token = await textOf(call('POST', `${mall}/inscriptions`, person, mallKeys), 'token');
    await call('POST', '/oneclick/_enrol', { token, outcome: 'card:visa' });
    const finished = call('PUT', `${mall}/inscriptions/${token}`, undefined, mallKeys);
    const charge = {
      username: reference,
      tbk_user: await textOf(finished, 'tbk_user'),
      buy_order: reference,
      details: [{ commerce_code, buy_order: reference, amount }],
    };
    await call('POST', `${mall}/transactions`, charge, mallKeys);
    return reference;
  },
  reads: { status: (id) => call('GET', `${mall}/transactions/${id}`, undefined, mallKeys) },
  refund: (id, sum) => {
    const body = { commerce_code, detail_buy_order: id, amount: sum };
    return call('POST', `${mall}/transactions/${id}/refunds`, body, mallKeys);
  },
});

const getnet: Make = (call, now) => {
  const ask = (path: string, body: object = {}) =>
    call('POST', `/getnet/api${path}`, { auth: getnetAuth(now()), ...body });
  return {
    provider: 'getnet',
    amount,
    part: null,
    answersPayment: false,
    sell: async (reference) => {
      const payment = { ...aSession.payment, reference };
      const answer = await ask('/session', { ...aSession, payment });
      const { requestId, processUrl } = (await answer.json()) as Record<string, string>;
      const token = new URL(processUrl ?? '').pathname.split('/').at(-1);
      await call('POST', '/getnet/_pay', { token, outcome: 'pay' });
      return String(requestId);
    },
    reads: { status: (id) => ask(`/session/${id}`) },
    refund: async (id, sum) => {
      const session = (await (await ask(`/session/${id}`)).json()) as {
        payment: readonly { internalReference: number }[];
      };
      return ask('/transaction', {
        internalReference: session.payment[0]?.internalReference,
        action: 'reverse',
        amount: { currency: 'CLP', total: sum },
      });
    },
  };
};

const klap: Make = (call) => ({
  provider: 'klap',
  amount,
  part: null,
  answersPayment: false,
  sell: async (reference_id) => {
    const order = { ...aKlapOrder, reference_id };
    const token = await textOf(call('POST', klapOrders, order, klapHeaders), 'order_id');
    await call('POST', '/klap/_pay', { token, outcome: 'pay' });
    await call('POST', '/klap/_confirm', { token });
    return token;
  },
  reads: { status: (id) => call('GET', `${klapOrders}/${id}`, undefined, klapHeaders) },
  refund: (id, sum) => call('POST', `${klapOrders}/${id}/refund`, { amount: sum }, klapHeaders),
});

const mercadoPago: Make = (call) => {
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    call(method, `/mercadopago${path}`, body, {
      authorization: 'Bearer TEST-sandbox-mercado-pago',
      'x-idempotency-key': randomUUID(),
    });
  const search = (reference: string) =>
    ask('GET', `/v1/payments/search?external_reference=${reference}`);
  return {
    provider: 'mercadopago',
    amount,
    part,
    answersPayment: false,
    sell: async (external_reference) => {
      const preference = { ...aPreference, external_reference };
      const token = await textOf(ask('POST', '/checkout/preferences/', preference), 'id');
      await ask('POST', '/_card', { token, holder: 'APRO' });
      const found = (await (await search(external_reference)).json()) as {
        results: readonly { id: number }[];
      };
      return String(found.results[0]?.id);
    },
    reads: {
      status: (id) => ask('GET', `/v1/payments/${id}`),
      search: (_id, reference) => search(reference),
    },
    refund: (id, sum) => ask('POST', `/v1/payments/${id}/refunds`, { amount: sum }),
  };
};

const machKeys = { authorization: 'Bearer sandbox-mach-token' };

const mach: Make = (call) => ({
  provider: 'mach',
  amount,
  part,
  answersPayment: true,
  sell: async (upstream_id) => {
    const payment = { amount, title: 'Pedido 7', message: 'Pedido 7', upstream_id };
    const token = await textOf(call('POST', '/mach/payments', { payment }, machKeys), 'token');
    await call('POST', '/mach/_pay', { token, outcome: 'pay' });
    await call('POST', `/mach/payments/${token}/confirm`, {}, machKeys);
    return token;
  },
  reads: { status: (id) => call('GET', `/mach/payments/${id}`, undefined, machKeys) },
  refund: (id, sum) => call('POST', `/mach/payments/${id}/refund`, { amount: sum }, machKeys),
});

const assumedWallet =
  ({ name, confirms }: AssumedWallet): Make =>
  (call) => {
    const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
      call(method, `/${name}/payments${path}`, body, {
        authorization: `Bearer ${sandboxWalletKeys(name).merchantKey}`,
        'idempotency-key': randomUUID(),
      });
    return {
      provider: name,
      amount,
      part,
      answersPayment: true,
      sell: async (reference) => {
        const payment = {
          reference,
          amount,
          currency: 'CLP',
          description: 'Pedido 7',
          channel: 'WEB',
          return_url: 'http://tienda.cl/vuelta',
          webhook_url: 'http://tienda.cl/aviso',
          expires_in: 600,
        };
        const token = await textOf(ask('POST', '', payment), 'id');
        await call('POST', `/${name}/_pay`, { token, outcome: 'pay' });
        if (confirms) await ask('POST', `/${token}/confirm`, {});
        return token;
      },
      reads: { status: (id) => ask('GET', `/${id}`) },
      refund: (id, sum) =>
        ask('POST', `/${id}/refunds`, { amount: sum, refund_reference: randomUUID() }),
    };
  };

const kushki: Make = (call) => {
  const amountOf = (total: number) => ({
    subtotalIva: total,
    subtotalIva0: 0,
    iva: 0,
    ice: 0,
    currency: 'CLP',
  });
  const card = { name: 'Ana', number: goodCard, expiryMonth: '12', expiryYear: '30', cvv: '123' };
  return {
    provider: 'kushki',
    amount,
    part,
    answersPayment: false,
    sell: async (merchantRef) => {
      const wanted = { card, currency: 'CLP', totalAmount: amount };
      const token = await textOf(
        call('POST', '/kushki/card/v1/tokens', wanted, publicKey),
        'token',
      );
      const charge = {
        token,
        amount: amountOf(amount),
        metadata: { merchantRef },
        fullResponse: 'v2',
      };
      return textOf(call('POST', '/kushki/card/v1/charges', charge, privateKey), 'ticketNumber');
    },
    reads: {
      search: (id) => {
        const query = `from=2000-01-01T00:00:00&to=2100-01-01T00:00:00&sale_ticket_number=${id}`;
        const list = `/kushki/analytics/v2/transactions-list?${query}`;
        return call('GET', list, undefined, privateKey);
      },
    },
    refund: (id, sum) =>
      call(
        'DELETE',
        `/kushki/v1/charges/${id}`,
        sum === amount ? undefined : { amount: amountOf(sum) },
        privateKey,
      ),
  };
};

const powertranz: Make = (call) => {
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    call(method, `/powertranz/api/${path}`, body, powertranzHeaders);
  return {
    provider: 'powertranz',
    amount: 125.5,
    part: 25.5,
    answersPayment: false,
    sell: async (reference) => {
      const TransactionIdentifier = randomUUID();
      const number = '343333333333335';
      const PanToken = await textOf(call('POST', '/powertranz/_card', { number }), 'panToken');
      await ask('POST', 'spi/sale', {
        TransactionIdentifier,
        TotalAmount: 125.5,
        CurrencyCode: '320',
        ThreeDSecure: true,
        OrderIdentifier: reference,
        AddressMatch: false,
        Source: { PanToken, CardCvv: '1234' },
        ExtendedData: {
          MerchantResponseUrl: 'https://tienda.gt/vuelta',
          ThreeDSecure: { ChallengeWindowSize: 4, ChallengeIndicator: '01' },
        },
      });
      return TransactionIdentifier;
    },
    reads: {
      status: (id) => ask('GET', `transactions/${id}`),
      search: (_id, reference) => ask('GET', `transactions/search?orderIdentifier=${reference}`),
    },
    refund: (id, sum) =>
      ask('POST', 'refund', {
        TransactionIdentifier: id,
        TotalAmount: sum,
        CurrencyCode: '320',
        Refund: true,
      }),
  };
};

const example: Make = (call, now) => {
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    call(method, `/example${path}`, body, {
      authorization: 'Bearer example-key',
      'idempotency-key': randomUUID(),
    });
  return {
    provider: 'example',
    amount,
    part,
    answersPayment: true,
    sell: async (reference) => {
      const payment = {
        reference,
        amount,
        currency: 'CLP',
        return_url: 'http://tienda.cl/vuelta',
        webhook_url: 'http://tienda.cl/aviso',
        expires_at: new Date(now() + 600_000).toISOString(),
      };
      const token = await textOf(ask('POST', '/payments', payment), 'id');
      await call('POST', '/example/_pay', { token, outcome: 'pay' });
      return token;
    },
    reads: {
      status: (id) => ask('GET', `/payments/${id}`),
      search: (_id, reference) => ask('GET', `/references/${reference}`),
    },
    refund: (id, sum) => ask('POST', `/payments/${id}/refunds`, { amount: sum }),
  };
};

/** A driver of every emulated provider, by its name. */
export const refundDrivers: Readonly<Record<string, Make>> = {
  webpay,
  oneclick,
  getnet,
  klap,
  mercadopago: mercadoPago,
  mach,
  ...Object.fromEntries(assumedWallets.map((wallet) => [wallet.name, assumedWallet(wallet)])),
  kushki,
  powertranz,
  example,
};
