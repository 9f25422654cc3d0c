import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import type { SurveyAnswers } from '@comanda/domain/survey/check-survey.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * The order of a survey, without a person. `answered`: it has answers. `orderedAt`: ISO instant.
 */
export type SurveyOrder = {
  id: OrderId;
  number: number;
  status: OrderStatus;
  dispatchMethod: DispatchMethod;
  storeName: string;
  orderedAt: string;
  timeZone: string;
  answered: boolean;
};

/**
 * Returns the order of a survey. `buyerId` null: the caller holds the survey key of the order.
 * Returns null for an order of another buyer, and for one whose buyer's data was erased.
 */
export async function findSurveyOrder(
  tx: Tx,
  id: OrderId,
  buyerId: UserId | null,
): Promise<SurveyOrder | null> {
  const [row] = await tx.query<SurveyOrder>(
    'find-survey-order',
    sql`select o.id, o.number, o.status, o.dispatch_method as "dispatchMethod",
      o.snapshot ->> 'storeName' as "storeName",
        o.created_at as "orderedAt", o.snapshot ->> 'timeZone' as "timeZone",
        a.order_id is not null as answered
      from orders o join users u on u.tenant_id = o.tenant_id and u.id = o.buyer_id
        left join survey_answers a on a.tenant_id = o.tenant_id and a.order_id = o.id
      where o.tenant_id = ${tx.tenantId} and o.id = ${id} and u.kind <> 'erased'
        and (${buyerId}::uuid is null or o.buyer_id = ${buyerId}::uuid)`,
  );
  return row ?? null;
}

/**
 * Stores the answers about an order. Returns false if it has answers already, also when two calls
 * store them at the same moment.
 */
export async function insertAnswers(
  tx: Tx,
  orderId: OrderId,
  { version, answers, at }: { version: number; answers: SurveyAnswers; at: string },
): Promise<boolean> {
  const { recommendation, taste, delivery, complete, onTime, orderAgain, comment } = answers;
  const rows = await tx.query(
    'insert-survey-answers',
    sql`insert into survey_answers (tenant_id, order_id, version, recommendation, taste, delivery,
      complete, on_time, order_again, comment, answered_at)
      values (${tx.tenantId}, ${orderId}, ${version}, ${recommendation}, ${taste}, ${delivery},
        ${complete}, ${onTime}, ${orderAgain}, ${comment}, ${at})
      on conflict do nothing returning 1`,
  );
  return rows.length === 1;
}

/**
 * Returns the buyer of a completed order whose survey may be mailed now: it has no answers, and its
 * buyer did not withdraw the consent to mails after the order. null: it may not.
 * docs/rules/survey.md#survey-mail.
 */
export async function buyerOfSurvey(tx: Tx, orderId: OrderId): Promise<UserId | null> {
  const [row] = await tx.query<{ id: UserId }>(
    'may-mail-survey',
    sql`select u.id from orders o join users u on u.tenant_id = o.tenant_id and u.id = o.buyer_id
      where o.tenant_id = ${tx.tenantId} and o.id = ${orderId} and o.status = 'completed'
        and o.customer_email <> ''
        and (o.snapshot ->> 'emailSubscription')::boolean and u.kind <> 'erased'
        and not (not u.email_subscription and coalesce(u.email_subscription_at > o.created_at,
          false))
        and not exists (select from survey_answers a where a.tenant_id = o.tenant_id
          and a.order_id = o.id)`,
  );
  return row?.id ?? null;
}
