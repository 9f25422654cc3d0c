import { readSuccess } from '../../courier-answers.ts';
import type { CourierContext } from '../../courier.ts';
import { callCabify } from './call-cabify.ts';
import * as wire from './cabify-wire.ts';

const maxPages = 5;

/**
 * Cabify's id of the newest parcel with our reference. null: Cabify has none; undefined: Cabify did
 * not answer.
 */
export async function findParcelId(
  context: CourierContext,
  externalRef: string,
): Promise<string | null | undefined> {
  for (let page = 0; page < maxPages; page += 1) {
    const path = `/v1/parcels?states=${wire.cabifyStates.join(',')}&page=${page}`;
    const answer = await callCabify(context, path, { method: 'GET', isSafe: true });
    const read = readSuccess(answer, wire.cabifyParcelPage);
    if (!read) return undefined;
    const found = read.parcels.find(({ external_id }) => external_id === externalRef);
    if (found) return found.id;
    if (read.more_pages !== true) return null;
  }
  return null;
}
