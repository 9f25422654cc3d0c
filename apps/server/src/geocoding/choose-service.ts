import { createCaller } from '../platform/calls/call-provider.ts';
import { observed, observedBreaker } from '../platform/observe/observed-call.ts';
import type { AddressService } from './address-service.ts';
import { type Ask, createAsk } from './ask.ts';
import { google, googleUrls } from './google.ts';
import { nominatim } from './nominatim.ts';
import { photon } from './photon.ts';

/** `googleMapsUrl`: instead of Google's own hosts, for the sandbox. Addresses without a slash at their end. */
export type ServiceConfig = {
  googleMapsKey: string | null;
  googleMapsUrl: string | null;
  photonUrl: string | null;
  nominatimUrl: string | null;
};

/** Milliseconds: nobody waits longer while typing. */
const patience = 2_500;

/** Google when there is a key, else Photon, else Nominatim by their addresses; null: none is set. decisions §7. */
export function chooseService(config: ServiceConfig, clock: () => number, patienceMs = patience): AddressService | null {
  const { googleMapsKey: key, googleMapsUrl: url, photonUrl, nominatimUrl } = config;
  const ask = (allowsPrivate: boolean): Ask =>
    createAsk(observed('geocoder', createCaller({ allowsPrivate, patienceMs })), observedBreaker('geocoder', clock));
  if (key !== null) return google(url === null ? googleUrls : { places: url, maps: url }, key, ask(url !== null));
  if (photonUrl !== null) return photon(photonUrl, ask(true));
  return nominatimUrl === null ? null : nominatim(nominatimUrl, ask(true));
}
