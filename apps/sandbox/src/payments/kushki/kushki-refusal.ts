import type { ProviderResponse } from '../../http/provider-response.ts';

/** Builds a refusal in Kushki's format: a code, and a message for the operator. */
export const kushkiRefusal = (
  status: number,
  code: string,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): ProviderResponse => ({ status, body: { code, message, ...more } });

/** K001: the body or the form is wrong. `reason` names the field, never its value. */
export const badBody = (reason: string): ProviderResponse =>
  kushkiRefusal(400, 'K001', `Cuerpo de la petición inválido: ${reason}`);

export const kushkiRefusals = {
  merchant: kushkiRefusal(401, 'K004', 'ID de comercio o credencial no válido'),
  card: kushkiRefusal(400, 'K005', 'Número de tarjeta no válido'),
  storing: kushkiRefusal(402, 'K006', 'La tarjeta no pasó la validación del cobro'),
  token: kushkiRefusal(400, '577', 'El token de la transacción no es válido'),
  deviceToken: kushkiRefusal(400, 'K008', 'El token no corresponde a la suscripción'),
  amount: kushkiRefusal(400, '220', 'El monto es diferente al del token'),
  subscription: kushkiRefusal(400, 'K012', 'El ID de la suscripción no existe'),
  cancelledSubscription: kushkiRefusal(400, 'K026', 'La suscripción está deshabilitada'),
  ticket: kushkiRefusal(404, 'K003', 'No existe la transacción'),
  voided: kushkiRefusal(400, '021', 'El valor a devolver es mayor que el saldo de la venta'),
  refund: kushkiRefusal(400, '228', 'El procesador no pudo devolver el dinero'),
  challenge: kushkiRefusal(402, 'K322', 'Transacción rechazada por reglas de seguridad', {
    details: {
      transactionStatus: 'DECLINED',
      approvedTransactionAmount: 0,
      rules: [{ code: 'K325', message: 'Autenticación 3DS fallida' }],
    },
  }),
  late: { status: 504, body: { message: 'Endpoint request timed out' } } as ProviderResponse,
} as const;
