import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';

const person = { name: 'Camila Rojas', expiryMonth: '12', expiryYear: '39', cvv: '123' };
/** Test cards of the emulated Kushki: one whose charges pass, and one that it does not store. */
export const kushkiNumbers = { good: '4242424242424242', notStorable: '4000000000000341' } as const;

/**
 * Asks the emulated Kushki for a token of a typed card, for one charge of this total, as its script
 * does in the browser.
 */
export const cardToken = ({
  sandboxUrl,
  total,
  currency,
}: {
  readonly sandboxUrl: string;
  readonly total: number;
  readonly currency: string;
}): Promise<string> =>
  askForToken(`${sandboxUrl}/kushki/card/v1/tokens`, {
    card: { ...person, number: kushkiNumbers.good },
    currency,
    totalAmount: total,
  });

/** Asks for a token that stores the card. */
export const storingToken = (
  sandboxUrl: string,
  currency: string,
  number: string,
): Promise<string> =>
  askForToken(`${sandboxUrl}/kushki/v1/subscription-tokens`, {
    card: { ...person, number },
    currency,
  });

/**
 * Repeats the call until it is answered: the provider's faults hit the browser's script too. A
 * token works once.
 */
async function askForToken(url: string, body: object): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'public-merchant-id': 'sandbox-kushki-public',
  };
  for (;;) {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      .then((response): Promise<AnyJson> => response.json())
      .catch(() => null);
    if (typeof answer?.token === 'string') return answer.token;
  }
}
