import type { CounterPage } from '@comanda/contract/counter/counter-page.ts';
import type { RiderStop } from '@comanda/contract/rider.ts';
import type { RiderPageTexts } from '@comanda/i18n/es/rider-page.ts';
import type { RiderStore } from './rider-state.ts';

/**
 * The facts that each part of the page is drawn from. `isPlaceRefused`: the phone gives no
 * position.
 */
export type Drawing = {
  page: CounterPage;
  words: RiderPageTexts;
  store: RiderStore;
  isPlaceRefused: boolean;
};

/**
 * The place of a stop in its run. `isNext`: the rider goes there now. `atStore`: the stops of the
 * run whose food the rider has not got yet.
 */
export type StopPlace = {
  title: string;
  isNext: boolean;
  atStore: readonly RiderStop[];
  timeZone: string;
};
