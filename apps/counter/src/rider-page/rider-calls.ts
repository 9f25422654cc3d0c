import { headers } from '@comanda/contract/headers.ts';
import type { RiderRun } from '@comanda/contract/rider.ts';
import { isRecord } from '@comanda/domain/is-record.ts';
import type { StopProblem } from '@comanda/domain/rider/stop-problems.ts';

/** An action of the rider. Repeating one changes nothing, so it is sent until an answer comes. */
export type RiderAction =
  | { do: 'pickUp'; orderId: string }
  | { do: 'deliver'; orderId: string; code: string }
  | { do: 'report'; orderId: string; problem: StopProblem | null; note: string }
  | { do: 'share'; shares: boolean };

/**
 * `lost`: no answer came, and the call is sent again. `gone`: the link opens nothing. `metadata`:
 * data of a refusal.
 */
export type RiderAnswer =
  | { is: 'run'; run: RiderRun }
  | { is: 'refused'; metadata: Readonly<Record<string, unknown>> }
  | { is: 'gone' }
  | { is: 'lost' };

const timeoutMs = 12_000;

/** Reads the run of a key. */
export const readRun = (key: string): Promise<RiderAnswer> => send(key, 'GET', '/run');

export const sendAction = (key: string, action: RiderAction): Promise<RiderAnswer> => {
  const [path, body] = requestOf(action);
  return send(key, 'POST', path, body);
};

/** Sends a position. A lost one is not repeated: the next one is newer. */
export const sendPlace = (
  key: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<RiderAnswer> => send(key, 'POST', '/position', { latitude, longitude });

function requestOf(action: RiderAction): readonly [string, object?] {
  switch (action.do) {
    case 'pickUp':
      return [`/stops/${action.orderId}/picked-up`];
    case 'deliver':
      return [`/stops/${action.orderId}/delivered`, { code: action.code }];
    case 'report':
      return [`/stops/${action.orderId}/problem`, { problem: action.problem, note: action.note }];
    case 'share':
      return ['/position-sharing', { shares: action.shares }];
  }
}

async function send(
  key: string,
  method: string,
  path: string,
  body?: object,
): Promise<RiderAnswer> {
  try {
    const answer = await fetch(`/v1/rider${path}`, {
      method,
      headers: {
        [headers.riderKey]: key,
        [headers.platform]: 'web',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await read(answer);
  } catch {
    return { is: 'lost' };
  }
}

/** A busy or broken server counts as no answer. */
async function read(answer: Response): Promise<RiderAnswer> {
  if (answer.status >= 500 || answer.status === 429 || answer.status === 408) return { is: 'lost' };
  if (answer.status === 404) return { is: 'gone' };
  if (answer.status === 204) return { is: 'refused', metadata: {} };
  const body: unknown = await answer.json();
  if (answer.ok) return isRun(body) ? { is: 'run', run: body } : { is: 'lost' };
  const metadata = isRecord(body) && isRecord(body['metadata']) ? body['metadata'] : {};
  return { is: 'refused', metadata };
}

/** Tells the server's answer from that of a network that asks for a sign-in. */
const isRun = (body: unknown): body is RiderRun => isRecord(body) && Array.isArray(body['stops']);
