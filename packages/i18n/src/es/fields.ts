import { counted } from '../plural.ts';

/** Field messages (Spec §5). Lengths in characters. */
export const fields = () => ({
  required: 'Completa este dato.',
  requiredName: 'Escribe tu nombre y apellido.',
  requiredPhone: 'Escribe tu teléfono.',
  requiredEmail: 'Escribe tu correo.',
  requiredPayment: 'Elige cómo pagar.',
  requiredDeliveryOption: 'Elige cómo te lo dejamos.',
  requiredAddress: 'Elige tu dirección.',
  email: 'Revisa el correo: le falta algo, como la @ o el punto.',
  format: 'Solo letras, espacios, guiones y apóstrofos.',
  invalid: 'Este dato no es válido.',
  minLength: (count: number) => `Escribe al menos ${counted(count, 'carácter', 'caracteres')}.`,
  maxLength: (count: number) => `Usa como máximo ${counted(count, 'carácter', 'caracteres')}.`,
  exactLength: (count: number) => `Tiene que tener ${counted(count, 'carácter', 'caracteres')}.`,
  phoneMissing: ({ missing, length, prefix }: { missing: number; length: number; prefix: string }) =>
    `${missing === 1 ? 'Falta' : 'Faltan'} ${counted(missing, 'dígito', 'dígitos')}: son ${length} después del ${prefix}.`,
  phoneExtra: ({ length, prefix }: { length: number; prefix: string }) => `Sobran dígitos: son ${length} después del ${prefix}.`,
  digitsOnly: 'Solo números.',
  spacesAtEnds: 'Quita los espacios del comienzo o del final.',
  mustAccept: 'Acepta los términos para seguir.',
});
export type FieldTexts = ReturnType<typeof fields>;
