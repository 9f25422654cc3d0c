import type { AddressKind } from '@comanda/domain/address/saved-address.ts';
import type { Vocabulary } from './words.ts';

const kinds = { home: 'Casa', work: 'Trabajo', couple: 'Pareja', other: 'Otra' } satisfies Record<
  AddressKind,
  string
>;

/** Saved addresses. */
export const addresses = (_: Vocabulary) => ({
  kinds,
  title: 'Direcciones guardadas',
  none: 'Guarda tu casa o tu trabajo y la próxima vez la eliges con un toque.',
  failed: 'No pudimos traer tus direcciones guardadas.',
  add: 'Agregar una dirección',
  change: ({ kind, address }: { kind: string; address: string }) => `Cambiar ${kind}, ${address}`,
  remove: ({ kind, address }: { kind: string; address: string }) => `Quitar ${kind}, ${address}`,
  all: (count: number) => `Ver mis ${count} direcciones`,
  removed: 'Quitamos la dirección.',
  notRemoved: 'No pudimos quitar la dirección.',
  notRestored: 'No pudimos volver a guardar la dirección.',

  saveAs: 'Guardar esta dirección como',
  saveNot: 'No guardar',
  newTitle: 'Nueva dirección',
  changeTitle: 'Cambiar dirección',
  kind: '¿Qué dirección es?',
  save: 'Guardar dirección',
  saveChanges: 'Guardar cambios',
  removeThis: 'Quitar esta dirección',
  saved: 'Guardamos la dirección.',
  /** Reasons for which an address was not saved. The form keeps the shopper's input. */
  trouble: {
    full: (limit: number) =>
      `Ya guardas ${limit} direcciones, el máximo. Quita una en tu perfil para guardar esta.`,
    same: 'Ya guardas esta misma dirección con ese nombre.',
    gone: 'Esta dirección ya no estaba guardada. Guárdala de nuevo si la quieres.',
    number: 'A la dirección le falta el número de la calle.',
    signedOut: 'Tu sesión terminó. Haz un pedido o ingresa de nuevo para guardarla.',
    network: 'Se cortó la conexión y no se guardó. Lo que escribiste sigue aquí.',
    other: 'No pudimos guardarla por un problema nuestro. Lo que escribiste sigue aquí.',
  },
  /** Shown after the shopper chose an address that could not be saved. The order continues. */
  notKept: {
    full: (limit: number) =>
      `Tu pedido va a esa dirección, pero no la guardamos: ya tienes ${limit}, el máximo.`,
    other: 'Tu pedido va a esa dirección, pero no pudimos guardarla.',
  },
});
export type AddressesTexts = ReturnType<typeof addresses>;
