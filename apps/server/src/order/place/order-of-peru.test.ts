import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-db.ts';
import { startOrderServer } from '../../testing/order-server.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { createUser, orderPayload, pollTestOrder, postTestOrder } from '../../testing/shopper.ts';
import { testShop } from '../../testing/test-shop.ts';

const database = await freshDatabase();
await publishShops(database.ownerUrl, [
  testShop('polleria', {
    country: 'pe',
    store: {
      paymentMethods: ['card'],
      checkoutQuestions: [{ id: 7, question: 'RUC o DNI', kind: 'ruc', required: true }],
    },
  }),
]);
const server = await startOrderServer(database.appUrl);
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function ordering(phone: string, answer: string) {
  const { body } = await createUser(server, { phone: '987654321' }, 'polleria');
  return postTestOrder(
    server,
    { id: body.id, token: body.token, tenant: 'polleria' },
    orderPayload({
      ...{ payment_method: 'card', expected_total: 59.9, phone },
      checkout_answers: [{ checkout_question_id: 7, answer }],
    }),
    crypto.randomUUID(),
  );
}

test('an order of Peru has a mobile phone and a RUC with its check digit, or a DNI', async () => {
  expect((await ordering('187654321', '20131312954')).body.metadata.fields).toEqual({
    phone: { key: 'firstDigit', digit: '9' },
    'answer.7': { key: 'ruc' },
  });
  expect((await ordering('987 654 321', '20131312954')).body.metadata.fields).toEqual({
    'answer.7': { key: 'ruc' },
  });
  for (const answer of ['20131312955', '45678912']) {
    const { body } = await ordering('987 654 321', answer);
    const order = await pollTestOrder(server, body.jobToken, 'polleria');
    expect(order.body).toMatchObject({ total: 59.9 });
  }
});
