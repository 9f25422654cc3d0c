import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { CallTo } from '../platform/http/call.ts';
import { requesterOf } from './requester-of.ts';

type PlaceDeps = Pick<Deps, 'geocoder' | 'menus'>;

/** Returns the areas of the brand's country. */
export const getAreas = async ({ areas }: Pick<Deps, 'areas'>, { tenant }: CallTo<'getAreas'>) =>
  accept([...(await areas(tenant.country.code))]);

/** Searches places by a text. */
export async function searchPlaces({ geocoder, menus }: PlaceDeps, call: CallTo<'searchPlaces'>) {
  const { q: text, city = null, session } = call.query;
  return accept(await geocoder.search(await requesterOf(menus, call, session), { text, city }));
}

/** Returns a place that a search found. */
export async function getPlace({ geocoder, menus }: PlaceDeps, call: CallTo<'getPlace'>) {
  const { params, query } = call;
  const place = await geocoder.place(await requesterOf(menus, call, query.session), params.id);
  return place ? accept(place) : refuse(refusalOf('NOT_FOUND'));
}

/** Returns the place at a point. */
export const reversePlace = async ({ geocoder, menus }: PlaceDeps, call: CallTo<'reversePlace'>) =>
  accept(await geocoder.reverse(await requesterOf(menus, call), call.query));
