import { getSettings } from '@comanda/contract/settings.ts';
import { wireWriter } from '@comanda/contract/wire.ts';
import type { RequestListener } from 'node:http';
import { json } from '@comanda/client/testing/create-test-api.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';

type Calls =
  | 'GET /v1/settings'
  | 'GET /v1/users/me'
  | 'GET /v1/orders/last'
  | 'POST /v1/users'
  | 'POST /v1/orders'
  | 'GET /v1/orders_job';
type Answers = Partial<Record<Calls, readonly RequestListener[]>>;

const settings = wireWriter(getSettings.answer, { decimals: 0, keys: 'camel' })({
  ...makeSettings(),
  createUserToken: 'burger.create',
});

/** The ids of the guests that this shop creates, counted from 1. */
export const guestId = (number: number): string =>
  `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const guest = (number: number) =>
  json(201, {
    id: guestId(number),
    name: 'Álvaro Pérez',
    email: 'alvaro@example.com',
    phone: '+56987654321',
    externalId: `guest-${number}`,
    token: `burger.guest-${number}`,
    expiresAt: '2026-11-23T00:00:00.000Z',
  });

const defaultAnswers: Record<Calls, readonly RequestListener[]> = {
  'GET /v1/settings': [json(200, settings)],
  'GET /v1/users/me': [json(503, {})],
  'GET /v1/orders/last': [(_request, response) => void response.writeHead(204).end()],
  'POST /v1/users': [guest(1), guest(2)],
  'POST /v1/orders': [json(202, { jobToken: 'burger.job' })],
  'GET /v1/orders_job': [],
};

const isCall = (line: string): line is Calls => line in defaultAnswers;

/**
 * A fake server for placing an order: each endpoint sends its responses in turn, and repeats the
 * last one.
 */
export function fakeShop(answers: Answers): RequestListener {
  const callCounts = new Map<Calls, number>();
  return (request, response) => {
    const line = `${request.method} ${request.url}`;
    if (!isCall(line)) throw new Error(`nobody answers ${line}`);
    const turn = callCounts.get(line) ?? 0;
    callCounts.set(line, turn + 1);
    const list = answers[line] ?? defaultAnswers[line];
    (list[turn] ?? list.at(-1))?.(request, response);
  };
}
