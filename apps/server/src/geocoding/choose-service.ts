import { createProviderCaller } from '../platform/calls/call-provider.ts';
import { instrumentCall, instrumentBreaker } from '../platform/observe/instrument-call.ts';
import type { AddressService } from './address-service.ts';
import { type CallService, createCallService } from './call-service.ts';
import { createGoogleService, googleUrls } from './google.ts';
import { createNominatimService } from './nominatim.ts';
import { createPhotonService } from './photon.ts';

/** `googleMapsUrl`: instead of Google's own hosts, for the sandbox. Addresses without a slash at their end. */
export type ServiceConfig = {
  googleMapsKey: string | null;
  googleMapsUrl: string | null;
  photonUrl: string | null;
  nominatimUrl: string | null;
};

/** Milliseconds: nobody waits longer while typing. */
const searchTimeoutMs = 2_500;

/** Google when there is a key, else Photon, else Nominatim by their addresses; null: none is set. docs/rules/places.md#geocoding-service-by-configuration. */
export function chooseService(
  config: ServiceConfig,
  clock: () => number,
  timeoutMs = searchTimeoutMs,
): AddressService | null {
  const { googleMapsKey: key, googleMapsUrl: url, photonUrl, nominatimUrl } = config;
  const callService = (allowsPrivate: boolean): CallService =>
    createCallService(
      instrumentCall('geocoder', createProviderCaller({ allowsPrivate, timeoutMs })),
      instrumentBreaker('geocoder', clock),
    );
  if (key !== null)
    return createGoogleService(
      url === null ? googleUrls : { places: url, maps: url },
      key,
      callService(url !== null),
    );
  if (photonUrl !== null) return createPhotonService(photonUrl, callService(true));
  return nominatimUrl === null ? null : createNominatimService(nominatimUrl, callService(true));
}
