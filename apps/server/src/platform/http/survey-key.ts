import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { surveyKeyLifetimeMs } from '@comanda/domain/survey/survey-questions.ts';
import { readToken, signToken } from './signed-token.ts';

/**
 * Creates the key of a survey's mail: it lets its holder answer the survey of one order of one
 * tenant for 30 days, and nothing else. `now` in milliseconds. docs/rules/survey.md#survey-key.
 */
export const createSurveyKey = (
  secret: string,
  tenantId: TenantId,
  orderId: OrderId,
  now: number,
): string => signToken(secret, 'survey', [tenantId, orderId], now + surveyKeyLifetimeMs);

/**
 * Returns whether this server made the key for this order of this tenant and it has not expired.
 */
export function isSurveyKey(
  secret: string,
  { tenantId, orderId }: { tenantId: TenantId; orderId: OrderId },
  key: string,
  now: number,
): boolean {
  const facts = readToken(secret, 'survey', key, now)?.facts;
  return facts?.length === 2 && facts[0] === tenantId && facts[1] === orderId;
}
