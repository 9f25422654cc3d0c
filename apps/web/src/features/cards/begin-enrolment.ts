import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { beginEnrolment as endpoint } from '@comanda/contract/cards.ts';
import type { SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { slugOf } from '@comanda/domain/payment/method-slugs.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { type EnrolmentOrigin, enrolmentReturnUrl } from '../../shop/cards/enrolment-link.ts';

type Wanted = {
  method: SavedCardMethod;
  from: EnrolmentOrigin;
  /**
   * Made by the provider's call from a typed card; null: the provider asks for the card on its own
   * page.
   */
  token: string | null;
};

/**
 * Begins to save a card. A lost answer is requested again under the same key, so that one press
 * begins one enrolment. docs/rules/cards.md#beginning-an-enrolment.
 */
export async function beginEnrolment(
  { api }: Pick<AppContext, 'api'>,
  { method, from, token }: Wanted,
  idempotencyKey: string,
): Promise<Result<AnswerOf<typeof endpoint>, Refusal>> {
  const answer = await api.call(endpoint, {
    params: { method: slugOf(method) },
    body: token === null ? { redirectUrl: enrolmentReturnUrl(method, from) } : { token },
    idempotencyKey,
  });
  if (!answer.ok) return answer;
  return answer.value === null
    ? refuse(refusalOf('DEFAULT', { malformed: true }))
    : accept(answer.value);
}
