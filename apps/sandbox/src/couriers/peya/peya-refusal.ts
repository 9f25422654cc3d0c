import type { FaultBodies } from '../../control/apply-fault.ts';
import type { Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';

/** Builds a refusal in PedidosYa's format: the HTTP status, a code, a sentence. */
const peyaRefusal = (status: number, code: string, message: string): ProviderResponse => ({
  status,
  body: { status, code, message },
});

export const peyaRefusals = {
  badToken: peyaRefusal(403, 'INVALID_TOKEN', 'The token is not valid.'),
  blocked: peyaRefusal(403, 'ACCESS_DENIED', 'The account may not create shipping orders.'),
  notJson: peyaRefusal(400, 'INVALID_CONTENT_TYPE', 'Content type must be application/json.'),
  noRiders: peyaRefusal(400, 'NO_RIDER_AVAILABLE', 'No hay cadete disponible en este momento'),
  outOfZone: peyaRefusal(400, 'OUT_OF_DELIVERY_ZONE', 'Fuera de área de cobertura del servicio'),
  badAddress: peyaRefusal(
    400,
    'COORDINATE_ERROR',
    'Coordenadas no concuerdan con la dirección ingresada',
  ),
  noEstimate: peyaRefusal(404, 'ESTIMATE_NOT_FOUND', 'The estimate does not exist.'),
  noOffer: peyaRefusal(
    404,
    'DELIVERY_OFFER_NOT_FOUND',
    'The delivery offer does not belong to the estimate.',
  ),
  noShipping: peyaRefusal(404, 'SHIPPING_NOT_FOUND', 'The shipping order does not exist.'),
  expired: peyaRefusal(
    409,
    'CONFIRMATION_TIME_LIMIT_EXCEEDED',
    'The delivery offer cannot be confirmed any more.',
  ),
  confirmed: peyaRefusal(409, 'ESTIMATE_ALREADY_CONFIRMED', 'The estimate was confirmed before.'),
  notCancelable: peyaRefusal(
    409,
    'SHIPPING_NOT_CANCELABLE',
    'The shipping order cannot be cancelled in its status.',
  ),
} as const;

export const peyaFaultBodies: FaultBodies = {
  failed: { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' },
  tooManyRequests: { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many requests' },
};

/** `fields`: the problem of each invalid field. */
export const peyaInvalidFields = (fields: Readonly<Record<string, string>>): ProviderResponse =>
  peyaRefusal(
    400,
    'INVALID_PARAMS',
    Object.entries(fields)
      .map(([name, problem]) => `${name}: ${problem}`)
      .join('; '),
  );

/**
 * Returns the refusal that a fault causes at estimate and confirmation. Null: the fault causes
 * none.
 */
export function peyaFaultRefusal(fault: Fault | null): ProviderResponse | null {
  if (fault === null) return null;
  const refusalByFault: Partial<Record<Fault['name'], ProviderResponse>> = {
    noRiders: peyaRefusals.noRiders,
    outOfZone: peyaRefusals.outOfZone,
    badAddress: peyaRefusals.badAddress,
    accountBlocked: peyaRefusals.blocked,
    quoteExpired: peyaRefusals.expired,
    quoteUsed: peyaRefusals.confirmed,
    quoteMismatch: peyaRefusals.noOffer,
  };
  return refusalByFault[fault.name] ?? null;
}
