import type { Answer } from '../../http/answer.ts';
import { listOf, readObject, textOf } from '../../http/read-json.ts';
import { flagField, listField, matching, objectField, oneOf, problemsOf, textField } from '../fields.ts';
import type { Address, Newsroom } from '../newsroom.ts';
import { invalidFields } from './peya-refusal.ts';

const mostUrls = 3;
const url = objectField({ url: matching(/^https?:\/\/\S+$/, 'address'), authorizationKey: textField(200) });
const configuration = objectField({
  isTest: flagField,
  notificationType: oneOf('WEBHOOK'),
  topic: oneOf('SHIPPING_STATUS'),
  urls: listField(url, 1, mostUrls),
});

/** `PUT webhooks-configuration`: who hears of shippings, at most three addresses each for tests and for true ones. It replaces the one before. */
export function configureWebhooks(newsroom: Newsroom, rawBody: string): Answer {
  const body = readObject(rawBody);
  const problems =
    body === null ? { body: 'JSON object' } : problemsOf(body, { webhooksConfiguration: listField(configuration, 0, 2) }, {});
  if (body === null || Object.keys(problems).length > 0) return invalidFields(problems);
  const wanted = listOf(body['webhooksConfiguration']);
  newsroom.setAddresses('peya', wanted.flatMap(addressesIn));
  return { status: 200, body };
}

const addressesIn = ({ urls, isTest }: Readonly<Record<string, unknown>>): readonly Address[] =>
  listOf(urls).map((one) => ({
    url: textOf(one['url']) ?? '',
    secret: { authorization: textOf(one['authorizationKey']) ?? '' },
    headers: {},
    channel: isTest === true ? 'test' : 'live',
  }));
