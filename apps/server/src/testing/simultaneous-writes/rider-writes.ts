import type { TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import type { AnyJson } from '../any-json.ts';
import type { OrderServer } from '../order-server.ts';
import { callApi, deliveryOrderPayload, placeTestOrder } from '../shopper.ts';
import { createTestStaff, type TestStaff } from '../test-staff.ts';
import { writeAsStaff } from '../write-as-staff.ts';
import type { Write, Writes, WriteSetting } from './write.ts';
import { releaseToStore } from '../release-to-store.ts';

const phone = '98765432';

/**
 * Each writing call about riders and runs, sent several times at once about the same run or order.
 * The shopper places the orders.
 */
export function riderWrites({ server: first, shopper }: WriteSetting): Writes {
  const anOrder = async (): Promise<AnyJson> => {
    const { id } = await placeTestOrder(
      first(),
      shopper(),
      deliveryOrderPayload(),
      crypto.randomUUID(),
    );
    await releaseToStore(first(), { id });
    await withTenant(first().deps.db, 'burger' as TenantId, (tx) =>
      tx.query(
        'prepare-test-order',
        sql`update orders set status = 'preparing' where tenant_id = ${tx.tenantId} and id = ${id}`,
      ),
    );
    return id;
  };
  const atCounter = (
    server: OrderServer,
    who: TestStaff,
    [method, path, body]: readonly [string, string, object?],
  ) => writeAsStaff(server, who, [method, `stores/1${path}`, body]);
  const anOrderAndCook = async () => ({
    order: await anOrder(),
    cook: await createTestStaff(first(), { role: 'manager' }),
  });
  const aRun = async () => {
    const { order, cook } = await anOrderAndCook();
    const { body } = await atCounter(first(), cook, [
      'POST',
      '/runs',
      { name: 'Pedro Soto', phone, order_ids: [order] },
    ]);
    const run = body.runs.find(({ stops }: AnyJson) => stops[0]?.orderId === order);
    return { order, cook, run, key: run.link.split('#')[1] };
  };
  const aDeliveredOrder = async () => {
    const { order, cook, run } = await aRun();
    await atCounter(first(), cook, ['POST', `/runs/${run.id}/stops/${order}/delivered`]);
    const { body } = await atCounter(first(), cook, ['GET', '/rider-cash']);
    const money = body.riders
      .flatMap(({ orders }: AnyJson) => orders)
      .find(({ orderId }: AnyJson) => orderId === order);
    return { order, cook, run, toHandIn: money.cash - money.tip };
  };
  const asRider = (server: OrderServer, { key }: AnyJson, path: string, body: object) =>
    callApi(server, `/v1/rider${path}`, {
      method: 'POST',
      headers: { 'x-rider-key': key, 'x-tenant': 'burger' },
      body,
    });
  const atStop = (path: string, body: (turn: number) => object): Write => ({
    about: aRun,
    send: (server, turn, run) => asRider(server, run, `/stops/${run.order}/${path}`, body(turn)),
  });
  return {
    addRider: {
      about: anOrderAndCook,
      send: (server, turn, { cook }) =>
        atCounter(server, cook, ['POST', '/riders', { name: `Ana ${'abc'[turn % 3]}`, phone }]),
    },
    removeRider: {
      about: aRun,
      send: (server, _turn, { cook, run }) =>
        atCounter(server, cook, ['DELETE', `/riders/${run.rider.id}`]),
    },
    createRun: {
      about: anOrderAndCook,
      send: (server, turn, { cook, order }) =>
        atCounter(server, cook, [
          'POST',
          '/runs',
          { name: `Ana ${'abc'[turn % 3]}`, phone, order_ids: [order] },
        ]),
    },
    changeRun: {
      about: async () => ({ ...(await aRun()), other: await anOrder() }),
      send: (server, turn, { cook, run, order, other }) =>
        atCounter(server, cook, [
          'PATCH',
          `/runs/${run.id}`,
          { order_ids: turn % 2 === 0 ? [order, other] : [other] },
        ]),
    },
    endRun: {
      about: aRun,
      send: (server, _turn, { cook, run }) =>
        atCounter(server, cook, ['POST', `/runs/${run.id}/end`]),
    },
    settleRider: {
      about: aDeliveredOrder,
      send: (server, _turn, { cook, order, run, toHandIn }) =>
        atCounter(server, cook, [
          'POST',
          `/riders/${run.rider.id}/settlements`,
          { order_ids: [order], to_hand_in: toHandIn, handed_in: toHandIn },
        ]),
    },
    correctSettlement: {
      about: async () => {
        const { cook, order, run, toHandIn } = await aDeliveredOrder();
        await atCounter(first(), cook, [
          'POST',
          `/riders/${run.rider.id}/settlements`,
          { order_ids: [order], to_hand_in: toHandIn, handed_in: toHandIn },
        ]);
        const { body } = await atCounter(first(), cook, ['GET', '/rider-cash']);
        return { cook, settlement: body.settlements[0], toHandIn };
      },
      send: (server, turn, { cook, settlement, toHandIn }) =>
        atCounter(server, cook, [
          'POST',
          `/settlements/${settlement.id}/corrections`,
          { before: toHandIn, handed_in: turn },
        ]),
    },
    confirmStop: {
      about: aRun,
      send: (server, turn, { cook, run, order }) =>
        atCounter(server, cook, [
          'POST',
          turn % 2 === 0 ? `/runs/${run.id}/stops/${order}/delivered` : `/runs/${run.id}/end`,
        ]),
    },
    cancelStop: {
      about: aRun,
      send: (server, turn, { cook, run, order }) =>
        atCounter(server, cook, [
          'POST',
          `/runs/${run.id}/stops/${order}/${turn % 2 === 0 ? 'cancelled' : 'delivered'}`,
        ]),
    },
    pickUpStop: atStop('picked-up', () => ({})),
    deliverStop: atStop('delivered', (turn) => ({ code: `000${turn}` })),
    reportStopProblem: atStop('problem', (turn) => ({
      problem: turn % 2 === 0 ? 'other' : null,
    })),
    sharePosition: {
      about: aRun,
      send: (server, turn, run) =>
        asRider(server, run, '/position-sharing', { shares: turn % 2 === 0 }),
    },
    sendPosition: {
      about: async () => {
        const run = await aRun();
        await asRider(first(), run, '/position-sharing', { shares: true });
        await asRider(first(), run, `/stops/${run.order}/picked-up`, {});
        return run;
      },
      send: (server, _turn, run) =>
        asRider(server, run, '/position', { latitude: -33.44, longitude: -70.61 }),
    },
  };
}
