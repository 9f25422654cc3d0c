import type { MarkedField } from '@comanda/domain/checkout/refused-fields.ts';
import { countNoun } from '../plural.ts';
import type { Vocabulary } from './words.ts';

/**
 * Validation messages of fields (docs/rules/checkout.md#field-messages). Lengths in characters,
 * amounts formatted. {@link ../field-text.ts} chooses among them.
 */
export const fields = (w: Vocabulary) => ({
  required: 'Completa este dato.',
  requiredIn: {
    name: 'Escribe tu nombre y apellido.',
    phone: 'Escribe tu teléfono.',
    email: 'Escribe tu correo.',
    paymentMethod: 'Elige cómo pagar.',
    deliveryOption: 'Elige cómo te lo dejamos.',
    address: 'Elige la dirección de entrega.',
    verificationCode: 'Escribe el código que llegó a tu correo.',
  } satisfies Partial<Record<MarkedField | 'verificationCode', string>>,
  email: 'Revisa el correo: le falta algo, como la @ o el punto.',
  addressNumber: 'Agrega el número de la calle a la dirección.',
  verificationCode: 'Escribe el código tal como llegó a tu correo.',
  format: 'Solo letras, espacios, guiones y apóstrofos.',
  minLength: (count: number) => `Escribe al menos ${countNoun(count, 'carácter', 'caracteres')}.`,
  maxLength: (count: number) => `Usa como máximo ${countNoun(count, 'carácter', 'caracteres')}.`,
  exactLength: (count: number) => `Tiene que tener ${countNoun(count, 'carácter', 'caracteres')}.`,
  phoneMissing: ({
    missing,
    length,
    prefix,
  }: {
    missing: number;
    length: number;
    prefix: string;
  }) =>
    `${missing === 1 ? 'Falta' : 'Faltan'} ${countNoun(missing, 'dígito', 'dígitos')}: son ${length} después del ${prefix}.`,
  phoneExtra: ({ length, prefix }: { length: number; prefix: string }) =>
    `Sobran dígitos: son ${length} después del ${prefix}.`,
  firstDigit: (digit: string) => `${w.phoneStartsWith} ${digit}.`,
  phoneTaken: 'Ese teléfono ya está en otra cuenta. Usa otro número.',
  digitsOnly: 'Solo números.',
  spacesAtEnds: 'Quita los espacios del comienzo o del final.',
  mustAccept: 'Acepta los términos para seguir.',
  nit: 'Revisa el NIT: el último dígito no corresponde. Si pides como consumidor final, escribe CF.',
  rfc: 'Revisa el RFC: lleva letras, una fecha y la homoclave, 12 caracteres si es de empresa y 13 si es de persona.',
  ruc: 'Revisa el número: un RUC tiene 11 dígitos y un DNI 8.',
  unconfirmedLocation: 'No encontramos tu dirección en el mapa. Marca tu puerta.',
  tooLittleCash: (total: string) => `Tiene que ser ${total} o más.`,
  tooMuchTip: (most: string) => `Es una propina muy alta: puede ser hasta ${most}.`,
  refused: 'Revisa este dato.',
  cardNumber: 'Quita el número de tarjeta.',
  notOffered: 'Ya no está disponible. Elige otra opción.',
  noAmount: (example: string) => `Escribe el monto así: ${example}.`,
});
export type FieldTexts = ReturnType<typeof fields>;
