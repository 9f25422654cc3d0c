import type { ProviderResponse } from '../../http/provider-response.ts';
import { objectsIn, readObject, textOrNull } from '../../http/read-json.ts';
import {
  flagField,
  listField,
  patternField,
  objectField,
  oneOfField,
  fieldProblems,
  textField,
} from '../field-checks.ts';
import type { WebhookAddress, WebhookSender } from '../../webhooks/webhook-sender.ts';
import { peyaInvalidFields } from './peya-refusal.ts';

const maxUrls = 3;
const url = objectField({
  url: patternField(/^https?:\/\/\S+$/, 'address'),
  authorizationKey: textField(200),
});
const configuration = objectField({
  isTest: flagField,
  notificationType: oneOfField('WEBHOOK'),
  topic: oneOfField('SHIPPING_STATUS'),
  urls: listField(url, 1, maxUrls),
});

/**
 * `PUT webhooks-configuration`: sets the webhook addresses, at most three for tests and three for
 * real shippings. Replaces the previous ones.
 */
export function configureWebhooks(webhookSender: WebhookSender, rawBody: string): ProviderResponse {
  const body = readObject(rawBody);
  const problems =
    body === null
      ? { body: 'JSON object' }
      : fieldProblems(body, { webhooksConfiguration: listField(configuration, 0, 2) }, {});
  if (body === null || Object.keys(problems).length > 0) return peyaInvalidFields(problems);
  const configurations = objectsIn(body['webhooksConfiguration']);
  webhookSender.setAddresses('peya', configurations.flatMap(addressesIn));
  return { status: 200, body };
}

const addressesIn = ({
  urls,
  isTest,
}: Readonly<Record<string, unknown>>): readonly WebhookAddress[] =>
  objectsIn(urls).map((one) => ({
    url: textOrNull(one['url']) ?? '',
    secret: { authorization: textOrNull(one['authorizationKey']) ?? '' },
    headers: {},
    channel: isTest === true ? 'test' : 'live',
  }));
