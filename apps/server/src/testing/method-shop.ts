import { randomUUID } from 'node:crypto';
import type { CardId, TenantId } from '@comanda/domain/ids.ts';
import { isSavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import { slugOf } from '@comanda/domain/payment/method-slugs.ts';
import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import { findAttempt } from '../payment/find-attempts.rows.ts';
import { insertCard } from '../card/card.rows.ts';
import { referenceHash, sealCard } from '../card/seal-card.ts';
import type { SavedCardReference } from '../payments/provider/card-vault.ts';
import { newWebhookKey } from '../payment/webhook-keys.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { AnyJson } from './any-json.ts';
import { shippedDrivers } from './drivers/all-drivers.ts';
import { credomaticDriver, credomaticDrivers } from './drivers/credomatic-driver.ts';
import { kushkiCards, kushkiToken } from './drivers/kushki-calls.ts';
import { exampleNoon } from './example-shop.ts';
import type { PageAction, PaymentDriver, StartedPayment } from './payment-driver.ts';
import { burgerTenantId, openPaymentTestShop, type PaymentTestShop } from './payment-shop.ts';
import type { SandboxProcess } from './sandbox-process.ts';
import { type ApiReply, callApi, guestHeaders } from './shopper.ts';
import { createTestUser, type TestUser } from './test-user.ts';

type Result = 'approved' | 'declined';
/** A begun payment of an order. `next` null: the start was not answered. */
export type MethodPayment = {
  id: string;
  attemptId: string;
  ref: string;
  who: TestUser;
  answer: ApiReply;
  next: PaymentNext | null;
};

const isCentral = ({ provider }: PaymentDriver): boolean => !provider.currencies.includes('CLP');
/** The drivers whose payments a shop of Chile takes, and those of a shop of Guatemala. */
export const driversOf = (country: 'cl' | 'gt'): readonly PaymentDriver[] =>
  shippedDrivers.filter((driver) => isCentral(driver) === (country === 'gt'));

/** The same drivers, each in all ways of its emulator, with a name of its own. */
export const driversInWaysOf = (
  country: 'cl' | 'gt',
): readonly (readonly [name: string, driver: PaymentDriver])[] =>
  driversOf(country).flatMap((driver): (readonly [string, PaymentDriver])[] =>
    driver === credomaticDriver
      ? credomaticDrivers.map((each) => [`${each.provider.method}, ${each.way}`, each])
      : [[driver.provider.method, driver]],
  );

/**
 * A shop of a country with every method that it can take. Its clock is that of the emulated
 * providers; their webhooks reach it if each start names their address.
 */
export async function openMethodShop(country: 'cl' | 'gt') {
  const paymentMethods = driversOf(country).map(({ provider }) => provider.method);
  const shop = await openPaymentTestShop(
    ['burger', 'sushi'],
    { paymentMethods },
    {},
    undefined,
    country,
  );
  const { server, sandbox } = shop;
  server.deps.config.callbackUrl = server.origin;
  await sandbox.call('POST', '/_clock', { advanceMs: exampleNoon - Date.now() });
  const keyOf = (tenant: TenantId): string => newWebhookKey(server.deps.tokenSecret, tenant);
  /**
   * The address of a method's webhooks, of this brand and at this server unless others are named.
   */
  const webhookUrl = (
    { provider }: PaymentDriver,
    origin = server.origin,
    tenant = burgerTenantId,
  ): string => `${origin}/v1/payments/${slugOf(provider.method)}/webhook/${keyOf(tenant)}`;
  return { ...shop, webhookUrl, ...stepsOf(shop) };
}
export type MethodShop = Awaited<ReturnType<typeof openMethodShop>>;

function stepsOf(shop: PaymentTestShop) {
  const { server, sandbox, owner } = shop;
  let ticks = 0;
  /** Sets the shop's clock to that of the providers, later each time. Returns it. */
  const syncClock = async (aheadMs = 0): Promise<number> => {
    const { now } = await sandbox.call('GET', '/_clock');
    const at = Number(now) + aheadMs + (ticks += 1);
    server.setClock(at);
    return at;
  };
  const startAgain = async (
    driver: PaymentDriver,
    { id, who }: { id: string; who: TestUser },
    result: Result = 'approved',
  ): Promise<MethodPayment> => {
    await syncClock();
    const request = await requestOf(shop, driver, who, result);
    const answer = await callApi(server, `/v1/orders/${id}/payments/${request.path}`, {
      method: 'POST',
      body: {
        redirect_url: `${server.origin}/processing-purchase`,
        channel: 'WEB',
        ...request.body,
      },
      headers: guestHeaders(who, { 'idempotency-key': randomUUID() }),
    });
    const [newest] = await owner.rows<{ id: string; merchant_ref: string }>(
      'burger',
      'select id, merchant_ref from payment_attempts where order_id = $1 order by created_at desc, id desc limit 1',
      [id],
    );
    const ref = newest?.merchant_ref ?? '';
    return { id, who, answer, attemptId: newest?.id ?? '', ref, next: answer.body.next ?? null };
  };
  const ordered = async ({ provider }: PaymentDriver) => {
    await syncClock();
    const who = await createTestUser(server);
    const isGt = !provider.currencies.includes('CLP');
    const order: AnyJson = await shop.order(who, {
      payment_method: provider.method === 'webpay' ? 'online' : provider.method,
      expected_total: isGt ? 59.9 : 5_990,
    });
    return { id: String(order.id), who };
  };
  const attemptOf = async ({ attemptId }: MethodPayment) => {
    const found = await withTenant(server.deps.db, burgerTenantId, (tx) =>
      findAttempt(tx, attemptId),
    );
    if (!found) throw new Error('no attempt');
    return found.attempt;
  };
  /**
   * The shopper's press on the provider's page, without the way back. Returns the fields of the
   * return.
   */
  const press = async (driver: PaymentDriver, payment: MethodPayment, does: PageAction = 'pay') => {
    if (!('act' in driver) || payment.next === null || payment.next.kind === 'settled') return null;
    const started = { attempt: await attemptOf(payment), next: payment.next };
    return (await (driver.act as Act)(sandbox, started, does)) ?? null;
  };
  const comeBack = async ({ provider }: PaymentDriver, fields: Fields | null): Promise<void> => {
    if (fields === null || !('readReturn' in provider)) return;
    await fetch(`${server.origin}/v1/payments/${slugOf(provider.method)}/return`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  };
  /** Runs six rounds of the jobs of a payment, due or not. */
  const run = async ({ attemptId }: Pick<MethodPayment, 'attemptId'>): Promise<void> => {
    for (let round = 0; round < 6; round += 1)
      for (const name of ['commit-payment', 'refund-payment', 'poll-payment'] as const)
        await shop.runJobs(name, attemptId);
  };
  const begun = async (driver: PaymentDriver, result: Result = 'approved') =>
    startAgain(driver, await ordered(driver), result);
  return {
    syncClock,
    ordered,
    startAgain,
    begun,
    attemptOf,
    press,
    comeBack,
    run,
    paid: async (driver: PaymentDriver): Promise<MethodPayment> => {
      const payment = await begun(driver);
      await comeBack(driver, await press(driver, payment));
      await run(payment);
      return payment;
    },
    fault: (
      driver: PaymentDriver,
      at: keyof PaymentDriver['calls'] | 'webhook',
      fault: string,
      more: { merchantRef?: string; times?: number | null; ms?: number } = {},
    ) =>
      sandbox.injectFault(driver.emulator, {
        at: at === 'webhook' ? at : (driver.calls[at] ?? at),
        fault,
        times: 1,
        ...more,
      }),
    /** Amounts in minor units. */
    money: async (ref: string) => {
      const truth = await sandbox.truth(ref);
      const units = truth?.currency === 'CLP' ? 1 : 100;
      const inMinor = (major = 0) => Math.round(major * units);
      return { captured: inMinor(truth?.captured), refunded: inMinor(truth?.refunded) };
    },
    alertsOf: async ({ attemptId }: MethodPayment): Promise<readonly string[]> =>
      (
        await owner.rows<{ why: string }>(
          'burger',
          `select detail ->> 'why' as why from payment_events where attempt_id = $1
            and kind = 'alert' order by position`,
          [attemptId],
        )
      ).map(({ why }) => why),
    cancel: ({ id, who }: MethodPayment): Promise<ApiReply> =>
      callApi(server, `/v1/orders/${id}/cancel`, { method: 'POST', headers: guestHeaders(who) }),
    /** The provider's own context of this shop, as an operator on the provider's page would act. */
    providerContext: async ({ provider }: PaymentDriver) => {
      const context = await server.deps.payments.contextOf(provider.method, burgerTenantId);
      if (!context) throw new Error('no context');
      return context;
    },
  };
}

type Fields = Record<string, string>;
type Act = (
  sandbox: SandboxProcess,
  started: StartedPayment,
  does: PageAction,
) => Promise<Fields | undefined>;

/** The path and the fields of a start; a card is saved for the methods that need one. */
async function requestOf(
  shop: PaymentTestShop,
  driver: PaymentDriver,
  who: TestUser,
  result: Result,
): Promise<{ path: string; body: object }> {
  const slug = slugOf(driver.provider.method);
  if (driver.provider.flow === 'cardToken') {
    const token = await kushkiToken(shop.sandbox, kushkiCards[result], 'payment', 5_990);
    return { path: slug, body: { payment_token: token } };
  }
  if (!('card' in driver)) return { path: slug, body: {} };
  const { instrument, reference } = await driver.card(shop.sandbox, result);
  const cardId = await keepCard(shop, driver, who, reference ?? {});
  if (driver.provider.method === 'oneclick')
    return { path: `${slug}/authorize?card_id=${cardId}`, body: {} };
  const body =
    instrument.kind === 'savedCard' ? { payment_token: instrument.deviceToken } : { cvc: '123' };
  return { path: slug, body: { card_id: cardId, ...body } };
}

/** Stores a card that the provider keeps, as an enrolment would. */
async function keepCard(
  { server: { deps } }: PaymentTestShop,
  { provider: { method } }: PaymentDriver,
  who: TestUser,
  reference: SavedCardReference,
): Promise<CardId> {
  const [master] = deps.masterKeys;
  if (master === undefined || !isSavedCardMethod(method)) throw new Error('no card to keep');
  const cardId = deps.random.id<CardId>(deps.clock());
  const tenantId = burgerTenantId;
  await withTenant(deps.db, tenantId, (tx) =>
    insertCard(tx, {
      userId: who.id,
      method,
      cardId,
      state: 'active',
      lastDigits: '6623',
      brand: 'visa',
      envelope: sealCard(master, { tenantId, userId: who.id, cardId }, reference),
      referenceHash: referenceHash(deps.tokenSecret, reference),
      at: new Date(deps.clock()).toISOString(),
    }),
  );
  return cardId;
}
