import * as v from 'valibot';
import type { CourierContext } from './courier.ts';
import { issued } from './token-wire.ts';
import type { NewPass } from './with-pass.ts';

const usualSeconds = 1_800;

/** A pass for client id and secret (OAuth 2.0 client credentials). Asking twice gives two, so it is repeated when its answer is lost. */
export async function clientCredentials(
  { call, secrets }: CourierContext,
  url: string,
  more: Readonly<Record<string, string>> = {},
): Promise<NewPass> {
  const { clientId = '', clientSecret = '' } = secrets;
  const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials', ...more };
  const answer = await call({ method: 'POST', url, headers: {}, form, isSafe: true });
  const read = answer.kind === 'answer' && answer.status === 200 ? v.safeParse(issued, answer.body) : null;
  return read?.success ? { token: read.output.access_token, seconds: read.output.expires_in ?? usualSeconds } : null;
}
