import type { SandboxProcess } from '../sandbox-process.ts';

/** Cards of the sandbox by the result of their charge. */
export const kushkiCards = { approved: '4242424242424242', declined: '4000000000000002' } as const;

/** A call of a browser at the sandbox's Kushki. Returns the answer's body. */
export async function askKushki(
  { url }: SandboxProcess,
  path: string,
  body: unknown,
): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/kushki${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'public-merchant-id': 'sandbox-kushki-public',
    },
    body: JSON.stringify(body),
  });
  const read = (await answer.json()) as Record<string, string>;
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${read['code']}`);
  return read;
}

/** Returns a token of a card for one charge of 7,490 pesos, or for storing the card. */
export async function kushkiToken(
  sandbox: SandboxProcess,
  number: string,
  use: 'payment' | 'storing' = 'payment',
  totalAmount = 7_490,
): Promise<string> {
  const card = { name: 'Ana Rojas', number, expiryMonth: '12', expiryYear: '39', cvv: '123' };
  const read =
    use === 'payment'
      ? await askKushki(sandbox, '/card/v1/tokens', { card, currency: 'CLP', totalAmount })
      : await askKushki(sandbox, '/v1/subscription-tokens', { card, currency: 'CLP' });
  return read['token'] ?? '';
}
