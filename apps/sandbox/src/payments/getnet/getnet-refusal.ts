import type { ProviderResponse } from '../../http/provider-response.ts';
import { wireDate } from './wire-date.ts';

type Reason = string | number;

/**
 * Builds a refusal in PlacetoPay's format: the status FAILED with a reason. `now`: milliseconds.
 */
export const getnetRefusal = (
  status: number,
  reason: Reason,
  message: string,
  now: number,
): ProviderResponse => ({
  status,
  body: { status: { status: 'FAILED', reason, message, date: wireDate(now) } },
});

/**
 * Codes of a failed authentication, as PlacetoPay numbers them. The code stands in the message
 * alone.
 */
export type AuthProblem = 100 | 101 | 102 | 103 | 107;

export const authRefusal = (code: AuthProblem, now: number): ProviderResponse =>
  getnetRefusal(401, 401, `Autenticación fallida ${code}`, now);

export const invalidRequest = (message: string, now: number): ProviderResponse =>
  getnetRefusal(400, 'request_not_valid', message, now);

export const unknownSession = (now: number): ProviderResponse =>
  getnetRefusal(404, 'request_not_valid', 'La sesión solicitada no existe', now);

export const actionNotAllowed = (message: string, now: number): ProviderResponse =>
  getnetRefusal(400, 'action_not_allowed', message, now);
