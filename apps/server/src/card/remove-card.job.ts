import type { CardId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { tryCount } from '../platform/jobs/payload-fields.ts';

/**
 * Removes a card at its provider. `tries`: how often the provider was asked before; does nothing if
 * it was asked since. `after` of the key: the instant at which a payment with the card was under
 * way.
 */
export const removeCardJob = defineJob({
  name: 'remove-card',
  queue: 'payments',
  priority: 'last',
  payload: { cardId: uuid<CardId>(), tries: tryCount },
  key: ({ tenantId, cardId, tries }, after?: number) =>
    `remove-card:${tenantId}:${cardId}:${tries}${after === undefined ? '' : `:after:${after}`}`,
});
