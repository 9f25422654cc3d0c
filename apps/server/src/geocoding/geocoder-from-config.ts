import type { Log } from '../platform/log.ts';
import { chooseService, type ServiceConfig } from './choose-service.ts';
import { createGeocoder } from './create-geocoder.ts';
import { createGazetteerGeocoder } from './gazetteer-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { createQuota } from './quota.ts';

/** Calls per search: enough for a shopper who types slowly and corrects the text. */
const callsPerSession = 60;
/**
 * Calls per hour of one network address: enough for the shoppers of a house or an office, and far
 * below a brand's daily limit.
 */
const callsPerHour = 600;

/**
 * Creates the geocoder of this installation. `geocodingPerDay`: calls to an outside service per
 * brand and day; 0: no limit.
 */
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
