import type { OrderId } from '@comanda/domain/ids.ts';
import { isRecord } from '@comanda/domain/is-record.ts';
import type { SentAnswer } from '@comanda/domain/survey/check-survey.ts';
import {
  type SurveyQuestionId,
  surveyQuestionIds,
} from '@comanda/domain/survey/survey-questions.ts';
import { useState } from 'react';
import { readSessionValue, writeSessionValue } from '../../platform/session-value.ts';
import { surveyDraftName } from '../../platform/lazy-storage-names.ts';

/** The answers so far, by question. */
export type Draft = Readonly<Partial<Record<SurveyQuestionId, SentAnswer['value']>>>;

function readDraft(orderId: OrderId): Draft {
  const stored = readSessionValue(surveyDraftName);
  const answers = isRecord(stored) && stored['orderId'] === orderId ? stored['answers'] : null;
  if (!isRecord(answers)) return {};
  return Object.fromEntries(
    surveyQuestionIds.flatMap((id) => {
      const value = answers[id];
      const isValue =
        typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';
      return isValue ? [[id, value]] : [];
    }),
  );
}

/** Stores the answers to the survey of an order, for this tab. */
export const storeDraft = (orderId: OrderId, answers: Draft): void =>
  writeSessionValue(surveyDraftName, { orderId, answers });

export const removeDraft = (): void => writeSessionValue(surveyDraftName, null);

/**
 * The answers of this tab, which survive a reload and end with the tab or when they are sent.
 * docs/rules/survey.md#draft-of-the-answers.
 */
export function useDraft(
  orderId: OrderId,
): readonly [Draft, (id: SurveyQuestionId, value: SentAnswer['value']) => void] {
  const [draft, setDraft] = useState(() => readDraft(orderId));
  const change = (id: SurveyQuestionId, value: SentAnswer['value']): void => {
    const answers = { ...draft, [id]: value };
    setDraft(answers);
    storeDraft(orderId, answers);
  };
  return [draft, change];
}

/** Returns the answers as they are sent. An empty comment is none. */
export const answersOf = (draft: Draft): SentAnswer[] =>
  surveyQuestionIds.flatMap((questionId) => {
    const value = draft[questionId];
    return value === undefined || value === '' ? [] : [{ questionId, value }];
  });
