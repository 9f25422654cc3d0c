import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import type { SurveyAnswers } from '@comanda/domain/survey/check-survey.ts';
import { lowMarks } from '@comanda/domain/survey/low-marks.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** The answers about an order, without a person. `answeredAt`: ISO instant. */
export type StoreSurvey = SurveyAnswers & {
  orderId: OrderId;
  number: number;
  dispatchMethod: DispatchMethod;
  answeredAt: string;
};

/** `after`: the order of the last answer of the page before; null: the first page. */
type SurveyPage = { onlyLow: boolean; after: OrderId | null; limit: number };

/** Returns answers about orders of a store, the newest first. */
export const listStoreSurveys = (
  tx: Tx,
  storeId: StoreId,
  { onlyLow, after, limit }: SurveyPage,
): Promise<StoreSurvey[]> =>
  tx.query<StoreSurvey>(
    'list-store-surveys',
    sql`select o.id as "orderId", o.number, o.dispatch_method as "dispatchMethod",
        a.answered_at as "answeredAt", a.recommendation, a.taste, a.delivery, a.complete,
        a.on_time as "onTime", a.order_again as "orderAgain", a.comment
      from survey_answers a join orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
      where a.tenant_id = ${tx.tenantId} and o.store_id = ${storeId}
        and (not ${onlyLow} or a.recommendation <= ${lowMarks.recommendation}
          or a.taste <= ${lowMarks.stars} or a.delivery <= ${lowMarks.stars} or not a.complete)
        and (${after}::uuid is null or (a.answered_at, a.order_id) < (select b.answered_at,
          b.order_id from survey_answers b
          where b.tenant_id = ${tx.tenantId} and b.order_id = ${after}))
      order by a.answered_at desc, a.order_id desc limit ${limit}`,
  );

/** `null`: nobody answered that question. */
export type SurveyAverages = {
  count: number;
  recommendation: number | null;
  taste: number | null;
  delivery: number | null;
};

/** Returns the averages of the answers about orders of a store since an ISO instant. */
export async function averagesSince(
  tx: Tx,
  storeId: StoreId,
  since: string,
): Promise<SurveyAverages> {
  const [row] = await tx.query<SurveyAverages>(
    'survey-averages',
    sql`select count(*)::int as count, avg(a.recommendation)::float8 as recommendation,
        avg(a.taste)::float8 as taste, avg(a.delivery)::float8 as delivery
      from survey_answers a join orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
      where a.tenant_id = ${tx.tenantId} and o.store_id = ${storeId} and a.answered_at > ${since}`,
  );
  return row ?? { count: 0, recommendation: null, taste: null, delivery: null };
}
