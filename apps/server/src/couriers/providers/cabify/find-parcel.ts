import { readGood } from '../../answers.ts';
import type { CourierContext } from '../../courier.ts';
import { send } from './send.ts';
import * as wire from './wire.ts';

const mostPages = 5;

/** Cabify's name for the parcel of our name, among its newest. null: it has none; undefined: it did not say. */
export async function idOf(context: CourierContext, externalRef: string): Promise<string | null | undefined> {
  for (let page = 0; page < mostPages; page += 1) {
    const path = `/v1/parcels?states=${wire.cabifyStates.join(',')}&page=${page}`;
    const answer = await send(context, path, { method: 'GET', isSafe: true });
    const read = readGood(answer, wire.page);
    if (!read) return undefined;
    const found = read.parcels.find(({ external_id }) => external_id === externalRef);
    if (found) return found.id;
    if (read.more_pages !== true) return null;
  }
  return null;
}
