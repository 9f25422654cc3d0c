import { defineStorageName as name } from '@comanda/client/storage-key.ts';

/*
 * Names beside those of storage-names.ts, which the first script of a page carries. These load with
 * the application and its lazy screens.
 */

/**
 * Session storage: the survey that this tab opened, with the key of its mail, and its answers so
 * far.
 */
export const surveyLinkName = name('survey');
export const surveyDraftName = name('survey-answers');
/**
 * Session storage: the enrolment of a card that this tab began, and the token that asks for its
 * outcome.
 */
export const enrolmentName = name('enrolment');
