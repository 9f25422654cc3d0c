import type { Log } from '../platform/log.ts';
import { chooseService, type ServiceConfig } from './choose-service.ts';
import { createGeocoder } from './create-geocoder.ts';
import { createGazetteerGeocoder } from './gazetteer-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { createQuota } from './quota.ts';

/** Enough for somebody who types slowly and thinks twice. */
const callsPerSession = 60;
/** Enough for the people of one house or office, and far from a brand's day. */
const callsPerHour = 600;

/** The geocoder of this installation. `geocodingPerDay`: calls to an outside service that a brand may cause; 0: no limit. */
export function geocoderFromConfig(
  config: ServiceConfig & { tenantsDir: string; geocodingPerDay: number },
  clock: () => number,
  log: Log,
): Geocoder {
  return createGeocoder({
    gazetteer: createGazetteerGeocoder(config.tenantsDir),
    service: chooseService(config, clock),
    quota: createQuota(
      { perDay: config.geocodingPerDay, perHour: callsPerHour, perSession: callsPerSession },
      clock,
    ),
    clock,
    log,
  });
}
