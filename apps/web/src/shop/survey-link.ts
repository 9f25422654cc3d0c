import type { OrderId } from '@comanda/domain/ids.ts';
import { isRecord } from '@comanda/domain/is-record.ts';
import { paths } from '../platform/paths.ts';
import { surveyLinkName } from '../platform/lazy-storage-names.ts';
import { readSessionValue, writeSessionValue } from '../platform/session-value.ts';

/** The order of a survey, and the key of its mail; null: the order's buyer opened it. */
export type SurveyLink = { orderId: OrderId; key: string | null };

export const surveyPath = (orderId: OrderId): string => `${paths.survey}?order=${orderId}`;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;

/**
 * Moves the parameters of a survey's link from the address into this tab's storage, before anything
 * else reads the address: the key must not reach the history, an analytics service or a Referer
 * header. Does nothing on other pages. docs/rules/survey.md#link-of-the-survey-mail.
 */
export function takeSurveyLink(): void {
  if (location.pathname.replace(/\/+$/u, '') !== paths.survey || location.search === '') return;
  const query = new URLSearchParams(location.search);
  const orderId = query.get('order') ?? '';
  if (uuid.test(orderId)) writeSessionValue(surveyLinkName, { orderId, key: query.get('key') });
  history.replaceState(history.state, '', location.pathname);
}

/** Returns the survey that this tab opened last; null: none. */
export function readSurveyLink(): SurveyLink | null {
  takeSurveyLink();
  const link = readSessionValue(surveyLinkName);
  if (!isRecord(link) || typeof link['orderId'] !== 'string' || !uuid.test(link['orderId']))
    return null;
  const key = typeof link['key'] === 'string' && link['key'].length <= 400 ? link['key'] : null;
  return { orderId: link['orderId'] as OrderId, key };
}
