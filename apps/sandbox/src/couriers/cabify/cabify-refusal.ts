import type { FaultBodies } from '../../control/apply-fault.ts';
import type { Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';

/** Builds a refusal in Cabify's format: sentences without a code. */
export const cabifyRefusal = (status: number, ...errors: readonly string[]): ProviderResponse => ({
  status,
  body: { errors },
});

export const cabifyRefusals = {
  unauthorised: cabifyRefusal(401, 'Unauthorized'),
  blocked: cabifyRefusal(403, 'the shipping type is not available for your account'),
  notJson: cabifyRefusal(400, 'content type must be application/json'),
  outOfZone: cabifyRefusal(
    404,
    'the estimation could not be calculated: locations are not within an operating area',
  ),
  noRiders: cabifyRefusal(409, 'the estimation cannot be processed: no drivers available'),
  badAddress: cabifyRefusal(422, 'the location could not be resolved'),
  noParcel: cabifyRefusal(404, 'parcel not found'),
  noType: cabifyRefusal(404, 'shipping type not found'),
  known: cabifyRefusal(409, 'a parcel with the provided external_id already exists'),
  shipped: cabifyRefusal(
    409,
    'one or more parcels are in a state that does not allow them to be shipped',
  ),
  notNow: cabifyRefusal(409, 'the parcel is in a state that does not allow this'),
} as const;

export const cabifyFaultBodies: FaultBodies = {
  failed: { errors: ['internal server error'] },
  tooManyRequests: { errors: ['too many requests'] },
};

export const cabifyInvalidFields = (fields: Readonly<Record<string, string>>): ProviderResponse =>
  cabifyRefusal(400, ...Object.entries(fields).map(([name, problem]) => `${name}: ${problem}`));

/** Returns the refusal that a fault causes at an estimate. Null: the fault causes none. */
export function cabifyFaultRefusal(fault: Fault | null): ProviderResponse | null {
  if (fault === null) return null;
  const refusalByFault: Partial<Record<Fault['name'], ProviderResponse>> = {
    noRiders: cabifyRefusals.noRiders,
    outOfZone: cabifyRefusals.outOfZone,
    badAddress: cabifyRefusals.badAddress,
    accountBlocked: cabifyRefusals.blocked,
  };
  return refusalByFault[fault.name] ?? null;
}
