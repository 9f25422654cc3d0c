import { isDeepStrictEqual } from 'node:util';
import { defaultSurvey, type SurveySettings } from '@comanda/domain/survey/survey-questions.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns whether a folder would change the texts of questions that have answers: its survey
 * differs from the published one, and answers of its version are stored.
 * docs/rules/survey.md#questions-with-answers.
 */
export async function isAnsweredSurveyChanged(tx: Tx, survey: SurveySettings): Promise<boolean> {
  const [row] = await tx.query<{ published: SurveySettings | null; answered: boolean }>(
    'published-survey',
    sql`select (select operations -> 'survey' from tenant_settings
      where tenant_id = ${tx.tenantId}) as published,
      exists (select from survey_answers where tenant_id = ${tx.tenantId}
        and version = ${survey.version}) as answered`,
  );
  return row?.answered === true && !isDeepStrictEqual(row.published ?? defaultSurvey, survey);
}
