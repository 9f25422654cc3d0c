import { defineModule } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { getAreas, getPlace, reversePlace, searchPlaces } from './find-places.ts';
import { changeAddress, saveAddress } from './save-address.ts';
import { deleteAddress, getAddresses } from './saved-addresses.ts';

export const addressModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      createAddress: saveAddress,
      updateAddress: changeAddress,
      getAddresses,
      deleteAddress,
      getAreas,
      searchPlaces,
      getPlace,
      reversePlace,
    }),
});
