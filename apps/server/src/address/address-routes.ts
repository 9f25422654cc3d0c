import { sortAddresses } from '@comanda/domain/address/saved-address.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { deleteAddress, findAddresses } from './address.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { buyerOf } from '../order/read-orders.ts';
import { changeAddress, saveAddress, shownAddress } from './save-address.ts';

export const addressRoutes = (deps: Pick<Deps, 'areas' | 'db' | 'geocoder' | 'menus' | 'random'>) =>
  ({
    getAddresses: async ({ tenant, session }) => {
      const userId = buyerOf(session);
      if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
      const areaCentres = await deps.areas(tenant.country.code);
      const addresses = await findAddresses(autocommit(deps.db, tenant.id), userId);
      return accept(sortAddresses(addresses).map((address) => shownAddress(address, areaCentres)));
    },
    createAddress: (call) => saveAddress(deps, call),
    updateAddress: (call) => changeAddress(deps, call),
    deleteAddress: async ({ tenant, session, params }) => {
      const userId = buyerOf(session);
      if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
      return (await deleteAddress(autocommit(deps.db, tenant.id), userId, params.id))
        ? accept(null)
        : refuse(refusalOf('NOT_FOUND'));
    },
  }) satisfies RouteHandlers;
