import type { Answer } from '../../http/answer.ts';
import { listOf, readObject, textOf } from '../../http/read-json.ts';
import type { Address, Newsroom } from '../newsroom.ts';
import { subscriptionProblems } from './cabify-fields.ts';
import { invalidFields } from './cabify-refusal.ts';

/** The custom headers are all that shows who calls. A second subscription of a kind is added beside the first. */
export function subscribe(newsroom: Newsroom, rawBody: string): Answer {
  const body = readObject(rawBody);
  const problems = body === null ? { body: 'JSON object' } : subscriptionProblems(body);
  if (body === null || Object.keys(problems).length > 0) return invalidFields(problems);
  const headers = listOf(body['headers']).map(({ name, value }): [string, string] => [String(name).toLowerCase(), String(value)]);
  const address = {
    url: textOf(body['callback_url']) ?? '',
    secret: Object.fromEntries(headers),
    headers: {},
    channel: textOf(body['hook']) ?? '',
  };
  newsroom.setAddresses('cabify', [...newsroom.addresses('cabify'), address]);
  return { status: 201, body: {} };
}

export function listSubscriptions(newsroom: Newsroom): Answer {
  const shown = ({ url, secret, channel }: Address, index: number) => ({
    id: index + 1,
    hook: channel ?? 'parcel',
    callback_url: url,
    headers: Object.entries(secret).map(([name, value]) => ({ name, value })),
  });
  return { status: 200, body: { subscriptions: newsroom.addresses('cabify').map(shown) } };
}

export function unsubscribe(newsroom: Newsroom, hook: string): Answer {
  newsroom.setAddresses(
    'cabify',
    newsroom.addresses('cabify').filter(({ channel }) => channel !== hook),
  );
  return { status: 200, body: {} };
}
