import * as v from 'valibot';
import type { CourierContext } from '../../courier.ts';
import { isGood, send } from './send.ts';
import * as wire from './wire.ts';

const mostPages = 5;

/** Cabify's name for the parcel of our name, among its newest. null: it has none; undefined: it did not say. */
export async function idOf(context: CourierContext, externalRef: string): Promise<string | null | undefined> {
  for (let page = 0; page < mostPages; page += 1) {
    const path = `/v1/parcels?states=${wire.cabifyStates.join(',')}&page=${page}`;
    const answer = await send(context, path, { method: 'GET', isSafe: true });
    const read = isGood(answer) ? v.safeParse(wire.page, answer.body) : null;
    if (!read?.success) return undefined;
    const found = read.output.parcels.find(({ external_id }) => external_id === externalRef);
    if (found) return found.id;
    if (read.output.more_pages !== true) return null;
  }
  return null;
}
