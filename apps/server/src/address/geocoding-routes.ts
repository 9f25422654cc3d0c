import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { requesterOf } from './requester-of.ts';

export const geocodingRoutes = ({ geocoder, menus }: Pick<Deps, 'geocoder' | 'menus'>) =>
  ({
    searchPlaces: async (call) => {
      const { q: text, city = null, session } = call.query;
      return accept(await geocoder.search(await requesterOf(menus, call, session), { text, city }));
    },
    getPlace: async (call) => {
      const place = await geocoder.place(
        await requesterOf(menus, call, call.query.session),
        call.params.id,
      );
      return place ? accept(place) : refuse(refusalOf('NOT_FOUND'));
    },
    reversePlace: async (call) =>
      accept(await geocoder.reverse(await requesterOf(menus, call), call.query)),
  }) satisfies RouteHandlers;
