import { sortWeek, sortWindows } from '@comanda/domain/hours/sort-windows.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { isFolderPicture } from './load-pictures.ts';

/**
 * Returns a store as it is published: opening windows sorted, logos replaced by their addresses.
 * `url`: the address of a picture of the folder.
 */
export const buildStore = (store: Store, url: (path: string) => string): Store => ({
  ...store,
  paymentMethodDetails: (store.paymentMethodDetails ?? []).map(
    ({ logo, secondaryLogo, ...detail }) => ({
      ...detail,
      logo: isFolderPicture(logo) ? url(logo) : logo,
      secondaryLogo: isFolderPicture(secondaryLogo) ? url(secondaryLogo) : secondaryLogo,
    }),
  ),
  businessHours: sortWeek(store.businessHours),
  holidays: store.holidays.map((holiday) => ({ ...holiday, hours: sortWindows(holiday.hours) })),
});
