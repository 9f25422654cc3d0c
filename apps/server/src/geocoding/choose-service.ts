import { createProviderCaller } from '../platform/calls/call-provider.ts';
import { instrumentCall, instrumentBreaker } from '../platform/observe/instrument-call.ts';
import type { AddressService } from './address-service.ts';
import { type CallService, createCallService } from './call-service.ts';
import { createGoogleService, googleUrls } from './google.ts';
import { createNominatimService } from './nominatim.ts';
import { createPhotonService } from './photon.ts';

/**
 * `googleMapsUrl`: replaces Google's own hosts, for the sandbox. URLs have no slash at their end.
 */
export type ServiceConfig = {
  googleMapsKey: string | null;
  googleMapsUrl: string | null;
  photonUrl: string | null;
  nominatimUrl: string | null;
};

/** Timeout of a call, milliseconds: a shopper who types does not wait longer. */
const searchTimeoutMs = 2_500;

/**
 * Returns Google if there is a key, else Photon or Nominatim if their URL is set, else null.
 * docs/rules/places.md#geocoding-service-by-configuration.
 */
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
