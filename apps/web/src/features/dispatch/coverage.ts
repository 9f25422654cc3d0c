import type { Api } from '../../platform/api.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { getDeliveryStores } from '@comanda/contract/stores.ts';
import type { Point } from '@comanda/domain/store/store.ts';

export type Covering = NonNullable<AnswerOf<typeof getDeliveryStores>>[number];
/** Who delivers to a point: the nearest store that covers it, nobody, or no answer. */
export type Coverage = { kind: 'covered'; by: Covering } | { kind: 'outside' } | { kind: 'down' };

export async function coverageOf(api: Api, { latitude, longitude }: Point): Promise<Coverage> {
  const answer = await api.call(getDeliveryStores, { query: { latitude, longitude } });
  if (!answer.ok) return { kind: 'down' };
  const nearest = answer.value?.[0];
  return nearest === undefined ? { kind: 'outside' } : { kind: 'covered', by: nearest };
}
