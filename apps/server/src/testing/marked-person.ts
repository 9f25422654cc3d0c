import type { AnyJson } from './any-json.ts';
import { askForCode, codeMailer } from './code-mails.ts';
import type { DeliveryTestShop } from './delivery-shop.ts';
import {
  type ApiReply,
  burgerLine,
  callApi,
  createUser,
  type Guest,
  guestHeaders,
} from './shopper.ts';
import { createTestUser } from './test-user.ts';

/**
 * Values that a shopper types. Each contains one of {@link marks}, which no other text of a test
 * contains.
 */
export const markedPerson = {
  name: 'Zorzal Canario',
  email: 'zorzal@example.com',
  phone: '87651199',
};
export const markedAddress = {
  text_address: 'Pasaje Zorzal 4711',
  city: 'Zorzalillo',
  apartment_details: 'Depto Zorzal',
  dispatch_note: 'timbre Zorzal',
  latitude: -33.451_973,
  longitude: -70.601_973,
  postal_code: '7654177',
  neighbourhood: 'Villa Zorzal',
};
/** A regular expression, without case. */
export const marks = 'zorzal|87651199|-33[.]451973|-70[.]601973|7654177';
/** The tax id of the person, which an erasure keeps. */
export const markedTaxId = '12345679';

/** Questions of the store, which the marked orders answer. */
export const markedQuestions = [
  { id: 7, question: 'NIT', kind: 'nit', required: false },
  { id: 8, question: '¿Para quién?', kind: 'text', required: false },
] as const;

/** Creates a marked guest with an address and a cart. */
export async function createMarkedGuest(shop: DeliveryTestShop): Promise<Guest> {
  const { body } = await createUser(shop.server, markedPerson);
  return withMarkedRows(shop, { id: body.id, token: body.token, tenant: 'burger' });
}

/**
 * Creates a marked user with an address, a cart, points and an operator's reason for them, who has
 * asked for a code to log in too.
 */
export async function createMarkedUser(shop: DeliveryTestShop): Promise<Guest> {
  const person = { ...markedPerson, phone: `+569${markedPerson.phone}` };
  const user = await createTestUser(shop.server, person);
  await askForCode(shop.server, markedPerson.email);
  return withMarkedRows(shop, user);
}

async function withMarkedRows(shop: DeliveryTestShop, person: Guest): Promise<Guest> {
  await saveMarkedAddress(shop, person);
  const shopping_cart = {
    store_id: 1,
    dispatch_method: 'store_delivery',
    user_address: 'Pasaje Zorzal 4711',
    user_city: 'Zorzalillo',
    local_shopping_cart: [{ ...burgerLine, instructions: 'Zorzal en el carro' }],
  };
  await post(shop, person, '/v1/shopping_carts', { shopping_cart });
  await shop.owner.rows(
    'burger',
    `insert into push_subscriptions (tenant_id, id, user_id, token_hash, endpoint, p256dh, auth,
      created_at)
      select 'burger', gen_random_uuid(), user_id, token_hash,
        'https://push.example.com/zorzal/' || user_id, 'zorzal', 'zorzal', created_at
      from tokens where user_id = $1`,
    [person.id],
  );
  await shop.owner.rows(
    'burger',
    `insert into email_changes (tenant_id, id, user_id, old_email, changed_at)
      select 'burger', gen_random_uuid(), id, 'old.zorzal@example.com', created_at from users
      where id = $1`,
    [person.id],
  );
  await shop.owner.rows(
    'burger',
    `select book_points('burger', $1, null, 'grant', 300, 'Zorzal got another dish', now())`,
    [person.id],
  );
  return person;
}

async function post(
  { server }: DeliveryTestShop,
  person: Guest,
  path: string,
  body: object,
): Promise<AnyJson> {
  const headers = guestHeaders(person);
  const answer = await callApi(server, path, { method: 'POST', body, headers });
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Asks for the erasure of a person; a user proves the email with the mailed code. */
export async function eraseMarked(shop: DeliveryTestShop, person: Guest): Promise<ApiReply> {
  const path = '/v1/users/me/erasure';
  const send = (body: object, more: Record<string, string> = {}) =>
    callApi(shop.server, path, { method: 'POST', body, headers: guestHeaders(person, more) });
  const asGuest = await send({});
  if (asGuest.body?.code !== 1003) return asGuest;
  const asked = await post(shop, person, '/v1/users/me/codes', { purpose: 'erasure' });
  const verification_code = await codeMailer(shop.server, shop.owner).code(markedPerson.email);
  return send({ verification_code }, { 'x-login-token': asked.loginToken });
}

/** Answers the survey of a marked order that was delivered. */
export async function answerMarkedSurvey(
  shop: DeliveryTestShop,
  person: Guest,
  orderId: string,
): Promise<void> {
  const answers = [
    { question_id: 'recommendation', value: 9 },
    { question_id: 'taste', value: 5 },
    { question_id: 'delivery', value: 4 },
    { question_id: 'complete', value: true },
    { question_id: 'onTime', value: true },
    { question_id: 'orderAgain', value: true },
    { question_id: 'comment', value: 'saludos de Zorzal' },
  ];
  await post(shop, person, '/v1/answers/mass_create', { order_id: orderId, version: 1, answers });
}

export async function saveMarkedAddress(shop: DeliveryTestShop, person: Guest): Promise<void> {
  const body = { address: { ...markedAddress, description: 'casa Zorzal' } };
  await post(shop, person, '/v1/addresses', body);
}
