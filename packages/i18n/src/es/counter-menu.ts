import { maxPictureBytes } from '@comanda/domain/limits/payload-limits.ts';
import { maxDecodedPictureBytes, maxPictureSide } from '@comanda/domain/limits/picture-limits.ts';
import { minPictureSide } from '@comanda/domain/menu-edits/menu-picture.ts';
import { plural } from '../plural.ts';
import type { Vocabulary } from './words.ts';

const changes = (count: number): string => `${count} ${plural(count, 'cambio', 'cambios')}`;
const megabytes = (bytes: number): string => `${Math.floor(bytes / 1_000_000)} MB`;

/**
 * The menu at the counter: dishes and options with their edits, the draft, its publication, and
 * earlier versions.
 */
export const counterMenu = (w: Vocabulary) => ({
  title: 'Carta',
  lead: 'Cambia precios, nombres, fotos y descripciones. Nadie ve nada hasta que publiques.',
  search: 'Buscar plato u opción',
  kinds: { product: 'Platos', modifier: 'Opciones' },
  edited: 'Cambiado aquí',
  drafted: 'Sin publicar',
  none: 'Nada con ese nombre.',
  off: 'No se vende',
  editShort: 'Cambiar',
  edit: (name: string) => `Cambiar ${name}`,
  offer: (price: string) => `Oferta ${price}`,

  form: {
    name: 'Nombre',
    description: 'Descripción',
    price: 'Precio',
    offer: 'Precio de oferta (opcional)',
    storePrice: (store: string) => `Precio solo en ${store} (opcional)`,
    available: 'Se vende',
    availableHint: 'Apágalo y nadie lo puede pedir. Si solo se acabó por hoy, usa Agotar en Local.',
    folder: (value: string) => `En tu archivo: ${value}`,
    empty: 'vacío',
    back: 'Volver al del archivo',
    done: 'Listo',
    close: 'Cerrar',
    onlyStore: `Aquí cambias solo el precio ${w.ofTheStore}. El resto lo cambia el dueño.`,
    wrongName: 'Escribe un nombre de una línea, de hasta 160 letras.',
    wrongDescription: 'Escribe hasta 2000 letras.',
    wrongPrice: (example: string) => `Escribe un precio, por ejemplo ${example}.`,
    wrongOffer: 'La oferta tiene que costar menos que el precio.',
  },

  picture: {
    label: 'Foto',
    none: 'Este plato no tiene foto.',
    now: 'La foto que ven tus clientes',
    next: 'La foto nueva, sin publicar',
    add: 'Poner foto',
    change: 'Cambiar foto',
    addShort: 'Poner',
    changeShort: 'Cambiar',
    back: 'Volver a la foto de antes',
    backToFolder: 'Volver a la foto del archivo',
    sending: 'Subiendo la foto…',
    problems: {
      notAPicture: 'Eso no es una foto. Elige una en JPG, PNG o WebP.',
      tooBig: `La foto es muy grande. Puede tener hasta ${megabytes(maxPictureBytes)} y ${maxPictureSide} píxeles por lado.`,
      tooMuchToDecode: `La foto ocupa más de ${megabytes(maxDecodedPictureBytes)} al abrirla. Guárdala más chica o con 8 bits por color.`,
      tooSmall: `La foto es muy chica y se vería borrosa. Cada lado necesita ${minPictureSide} píxeles o más.`,
      broken: 'La foto está dañada. Elige otra.',
    },
    crop: {
      lead: 'Muévela con el dedo o con los controles.',
      stage: 'La foto como quedará',
      zoom: 'Acercar',
      across: 'De lado a lado',
      down: 'De arriba abajo',
      use: 'Usar foto',
      close: 'Cerrar',
    },
    added: 'Foto agregada',
    removed: 'Foto quitada',
    changed: 'Foto cambiada',
  },

  draft: {
    title: 'Cambios sin publicar',
    none: 'Nada por publicar. Toca un plato para cambiarlo.',
    publish: (count: number) => `Publicar ${changes(count)}`,
    go: (count: number) => `Ver ${changes(count)} sin publicar`,
    preview: 'Ver como tu cliente',
    previewTitle: 'Así la verá tu cliente',
    previewLead: 'Solo tú la ves. Los botones no hacen nada aquí.',
    discard: 'Descartar todo',
    remove: 'Quitar',
    removeLong: (change: string) => `Quitar: ${change}`,
    note: 'Nota para tu equipo (opcional)',
    published: (count: number) => `Publicado: ${changes(count)}. Tus clientes ya lo ven.`,
    stale:
      'La carta cambió mientras editabas. Tus cambios siguen aquí: míralos de nuevo y publica.',
    wrong: (name: string) => `No se publicó nada: revisa ${name}.`,
  },

  versions: {
    title: 'Versiones',
    none: 'Todavía no publicas cambios: la carta es la de tu archivo.',
    number: (number: number) => `Versión ${number}`,
    now: 'Ahora',
    by: (name: string) => `La publicó ${name}`,
    gone: 'La publicó alguien que ya no está',
    imported: 'Al importar tu archivo',
    restored: (number: number) => `Volvió a la versión ${number}`,
    restoredFolder: 'Volvió a la carta de tu archivo',
    restore: 'Volver a esta',
    restoreLong: (number: number) => `Volver a esta: versión ${number}`,
    restoreFolder: 'Volver a la carta de tu archivo',
    sure: '¿Volver a esta carta? Tus clientes la ven de inmediato.',
    yes: 'Sí, volver',
    no: 'No',
    back: (version: number) => `Listo: es la versión ${version}.`,
  },

  /** A change in a list: "Precio: Q 40.00 → Q 45.00". */
  change: ({ field, before, after }: { field: string; before: string; after: string }) =>
    `${field}: ${before} → ${after}`,
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    price: 'Precio',
    discountPrice: 'Oferta',
    isAvailable: 'Venta',
  },
  inStore: (store: string) => `en ${store}`,
  nothing: 'ninguno',
  on: 'se vende',
});
export type CounterMenuTexts = ReturnType<typeof counterMenu>;
