import type { CardId, EnrolmentId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * One event of a card or an enrolment. Operators read `detail`: it holds no token, no name and no
 * number. `at`: ISO instant.
 */
export type CardEvent = {
  readonly cardId: CardId | null;
  readonly enrolmentId: EnrolmentId | null;
  readonly at: string;
  readonly kind: string;
  readonly detail: object;
};

export async function insertCardEvent(
  tx: Tx,
  { cardId, enrolmentId, at, kind, detail }: CardEvent,
): Promise<void> {
  await tx.query(
    'insert-card-event',
    sql`insert into card_events (tenant_id, card_id, enrolment_id, at, kind, detail)
      values (${tx.tenantId}, ${cardId}, ${enrolmentId}, ${at}, ${kind},
        ${JSON.stringify(detail)}::jsonb)`,
  );
}
