import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { AnyJson } from './any-json.ts';
import { noon, type OrderServer, startOrderServer } from './order-server.ts';
import { openPaymentTestShop, type PaymentTestShop } from './payment-shop.ts';
import { paymentSteps } from './payment-steps.ts';
import { releaseToStore } from './release-to-store.ts';
import {
  type ApiReply,
  burgerLine,
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  guestHeaders,
  placeTestOrder,
  postAsIntegration,
} from './shopper.ts';
import { createTestStaff, type TestStaff } from './test-staff.ts';
import { writeAsStaff } from './write-as-staff.ts';

type At = { server?: OrderServer; who?: TestStaff; key?: string };

export const threeBurgers = {
  items_attributes: [{ ...burgerLine, quantity: 3 }],
  expected_total: 17_970,
};
const oneBurger = { lines: [{ line: 0, quantity: 1 }], amount: 5_990, reason: 'soldOut' };
const fries = { product_id: 2, quantity: 1, modifiers: [] };

/** Returns why a call was refused: its status and reason. */
export const reasonOf = ({ status, body }: ApiReply) => [status, body.metadata?.reason];

/**
 * A store on two servers that takes several ways of payment. Each test has a shopper and a manager
 * of its own. Returns the store and the steps of both about a missing dish.
 */
export function removalShop() {
  const setting = {} as {
    shop: PaymentTestShop;
    other: OrderServer;
    camila: Guest;
    marta: TestStaff;
  };
  const setClocks = (at: number): void => {
    for (const server of [setting.shop.server, setting.other]) server.setClock(at);
  };
  beforeAll(async () => {
    setting.shop = await openPaymentTestShop(['burger'], {
      paymentMethods: ['webpay', 'getnet', 'cash', 'card'],
    });
    setting.other = await startOrderServer(
      setting.shop.database.appUrl,
      {},
      setting.shop.sandbox.url,
    );
  });
  beforeEach(async () => {
    setClocks(noon);
    setting.camila = await createTestGuest(setting.shop.server);
    setting.marta = await createTestStaff(setting.shop.server, { role: 'manager' });
  });
  afterAll(async () => {
    await setting.other.close();
    await setting.shop.close();
  });
  const { startedOrder, pay, runPaymentJobs } = paymentSteps(
    () => setting.shop,
    () => setting.camila,
  );
  const read = async (path: string): Promise<AnyJson> =>
    (await callApi(setting.shop.server, path, { headers: setting.marta.headers })).body;
  const moveBySystem = (id: string, status: string): Promise<ApiReply> =>
    postAsIntegration(setting.shop.server, `/v1/integrations/orders/${id}/status`, { status });
  /** Shows the order to its store and takes it into the kitchen. */
  const inKitchen = async (id: string): Promise<string> => {
    setClocks(noon + 60_000);
    await releaseToStore(setting.shop.server, { id });
    expect((await moveBySystem(id, 'preparing')).status).toBe(200);
    return id;
  };
  const write = (id: string, path: string, body: object, more: At = {}): Promise<ApiReply> =>
    writeAsStaff(
      more.server ?? setting.shop.server,
      more.who ?? setting.marta,
      ['POST', `stores/1/orders/${id}/removal${path}`, body],
      more.key,
    );
  const ask = (id: string, body: object = {}, more: At = {}): Promise<ApiReply> =>
    write(id, '', { ...oneBurger, ...body }, more);
  const shown = async (id: string): Promise<AnyJson> =>
    (
      await callApi(setting.shop.server, `/v1/orders/${id}`, {
        headers: guestHeaders(setting.camila),
      })
    ).body;
  const ticketOf = (id: string): Promise<AnyJson> => read(`/v1/counter/orders/${id}`);
  return {
    ...{ setting, runPaymentJobs, moveBySystem, inKitchen, ask, shown, ticketOf, read },
    /** An order of three burgers that is paid at the door, in the kitchen. */
    doorOrder: async (method: 'cash' | 'card', changes: object = {}): Promise<string> => {
      const body = deliveryOrderPayload({
        ...{ payment_method: method, tip: 1_000 },
        ...{ ...threeBurgers, expected_total: 19_960, ...changes },
      });
      const { id } = await placeTestOrder(
        setting.shop.server,
        setting.camila,
        body,
        crypto.randomUUID(),
      );
      return inKitchen(String(id));
    },
    /** The same order, paid by Webpay. */
    webpayOrder: async (): Promise<{ id: string; ref: string }> => {
      const { id, token, ref } = await startedOrder(threeBurgers);
      await pay(token);
      return { id: await inKitchen(id), ref };
    },
    /** Offers a dish for one burger; fries unless told otherwise. */
    offer: (id: string, amount: number, substitute: object = fries) =>
      ask(id, { amount, substitute }),
    close: (id: string, outcome: string, removal_id: string, more: At = {}) =>
      write(id, '/close', { outcome, removal_id }, more),
    askedId: async (id: string): Promise<string> => (await shown(id)).removal.id,
    answer: (
      id: string,
      removal_id: string,
      said: string,
      {
        server = setting.shop.server,
        who = setting.camila,
      }: { server?: OrderServer; who?: Guest } = {},
    ): Promise<ApiReply> =>
      callApi(server, `/v1/orders/${id}/removal`, {
        method: 'POST',
        body: { removal_id, answer: said },
        headers: guestHeaders(who, { 'idempotency-key': crypto.randomUUID() }),
      }),
    cardOf: async (id: string): Promise<AnyJson> => (await ticketOf(id)).card,
    ledgerOf: async (id: string) => (await setting.shop.paymentState(id)).ledger,
  };
}
