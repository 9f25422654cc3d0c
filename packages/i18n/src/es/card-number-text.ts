/**
 * Names of fields that people fill freely, by the last word of the field's path on the wire. They
 * read after "Quítalo de".
 */
const fieldNames: ReadonlyMap<string, string> = new Map([
  ['instructions', 'la nota del plato'],
  ['name', 'tu nombre'],
  ['email', 'tu correo'],
  ['phone', 'tu teléfono'],
  ['text_address', 'la dirección'],
  ['user_address', 'la dirección'],
  ['apartment_details', 'el número de depto u oficina'],
  ['dispatch_note', 'las indicaciones de entrega'],
  ['answer', 'tu respuesta'],
  ['comment', 'el comentario'],
  ['code', 'el cupón'],
]);

/**
 * The text of a refused card number, with the field that has it if that is a known one.
 * docs/rules/limits.md#refusal-of-a-card-number.
 */
export function cardNumberText(field = ''): string {
  const name = fieldNames.get(field.slice(field.lastIndexOf('.') + 1)) ?? 'lo que escribiste';
  return `Por tu seguridad no guardamos números de tarjeta. Quítalo de ${name} e inténtalo de nuevo. Aún no se cobra nada.`;
}
