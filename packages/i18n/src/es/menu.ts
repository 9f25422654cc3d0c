import type { ProductTag } from '@comanda/domain/menu/product-tags.ts';
import { countNoun, plural } from '../plural.ts';
import { menuNow } from './menu-now.ts';
import type { Vocabulary } from './words.ts';

/** The names of the tags of a dish. */
export const tagTexts = {
  vegetarian: 'Vegetariano',
  vegan: 'Vegano',
  organic: 'Orgánico',
  spicy: 'Picante',
  cold: 'Frío',
  hot: 'Caliente',
  gluten_free: 'Sin gluten',
  lactose_free: 'Sin lactosa',
} satisfies Record<ProductTag, string>;

/**
 * Home and product sheet. Clock times arrive as `HH:mm`, days as {@link ../format/day-text.ts}
 * writes them, amounts formatted.
 */
export const menu = (w: Vocabulary) => ({
  ...menuNow(w),
  title: 'Menú',
  categories: 'Categorías',
  featured: 'Destacado',
  promotions: 'Promociones',
  popular: 'Lo más pedido',
  tags: tagTexts,
  /** Combos. Amounts arrive formatted, days as "de lunes a viernes". */
  combo: {
    title: 'Combos',
    line: ({ name, benefit }: { name: string; benefit: string }) => `${name}: ${benefit}`,
    percent: (percent: string) => `${percent} % menos`,
    amount: (amount: string) => `ahorra ${amount}`,
    price: (price: string) => `todo por ${price}`,
    cheapestFree: 'el más barato va gratis',
    hours: ({ days, from, to }: { days: string; from: string; to: string }) =>
      `${days}, ${from}–${to}`,
    ofProduct: 'Arma un combo',
    units: ({ count, what }: { count: number; what: string }) => `${count} × ${what}`,
  },
  dishes: (count: number) => countNoun(count, 'plato', 'platos'),

  hours: 'Horario',
  schedule: 'Programa tu pedido',
  scheduleShort: 'Programar',
  scheduledFor: (when: string) => `Programado para ${when}.`,
  changeTime: 'Cambiar la hora',
  toConfirm: 'te confirmamos la hora',
  selectAddress: '¿A dónde lo llevamos?',

  skips: 'Atajos',
  skipToMenu: 'Ir al menú',
  goToCategory: (name: string) => `Ir a ${name}`,
  skipToCart: `Ir al ${w.cart}`,

  searchLabel: 'Buscar en el menú',
  searchHint: 'Buscar en el menú',
  searchClear: 'Borrar la búsqueda',
  searchCount: (count: number) => countNoun(count, 'resultado', 'resultados'),
  filters: 'Filtros del menú',
  filtersShort: 'Filtros',
  filterCount: (count: number) => countNoun(count, 'producto', 'productos'),
  filterNone: 'Ningún producto cumple todos los filtros',
  filterNoneFor: (text: string) => `Ningún resultado de “${text}” cumple los filtros`,
  filterClear: 'Quitar filtros',
  /** For screen readers; the screen shows a shorter text. */
  searchSaid: ({ count, text }: { count: number; text: string }) =>
    `${count === 0 ? 'Sin resultados' : countNoun(count, 'resultado', 'resultados')} para “${text}”`,
  filterSaid: ({ count, names }: { count: number; names: string }) =>
    `${countNoun(count, 'producto', 'productos')}: ${names}`,
  searchNearest: '¿Buscabas esto?',
  searchEmpty: (text: string) =>
    `No encontramos “${text}”. Prueba con otra palabra o mira una categoría.`,

  addToCart: (name: string) => `Agregar ${name}`,
  addToCartAgain: ({ name, count }: { name: string; count: number }) =>
    `Agregar ${name}, llevas ${count}`,
  energy: 'Energía',
  kcal: (count: number) => `${count} kcal en total`,
  allergens: 'Alérgenos',
  preparation: 'Preparación',
  soldOn: 'Se vende',
  hasAlcohol: 'Solo mayores de 18',
  deferred: 'Se prepara por encargo',

  notThen: 'No alcanza para la hora que elegiste',
  cookingHours: (count: number) => `Se prepara en ${countNoun(count, 'hora', 'horas')}`,
  cookingDays: (count: number) => `Se prepara en ${countNoun(count, 'día', 'días')}`,

  pickExactly: (count: number) => `Elige ${count}`,
  pickUpTo: (count: number) => `Elige hasta ${count}`,
  pickBetween: ({ minimum, maximum }: { minimum: number; maximum: number }) =>
    `Elige de ${minimum} a ${maximum}`,
  isRequired: 'obligatorio',
  isOptional: 'opcional',
  pickAtLeast: (count: number) => `Elige al menos ${count}`,
  pickAny: 'Opcional',
  chosen: (count: number) => countNoun(count, 'elegida', 'elegidas'),
  picked: ({ count, maximum }: { count: number; maximum: number }) => `${count} de ${maximum}`,
  done: 'Listo',
  missing: (count: number) => `${plural(count, 'Falta', 'Faltan')} ${count}`,
  missingIn: ({ count, groups }: { count: number; groups: string }) =>
    `${plural(count, 'Falta', 'Faltan')} ${countNoun(count, 'opción', 'opciones')}: ${groups}`,
  limitReached: (count: number) =>
    `Ya elegiste ${count}, el máximo. Quita una opción para cambiarla.`,
  itemLimitReached: (count: number) =>
    `Puedes elegir esta opción hasta ${countNoun(count, 'vez', 'veces')}.`,
  included: ({ count, price }: { count: number; price: string }) =>
    `${countNoun(count, 'incluido', 'incluidos')}, después ${price} c/u`,
  includedThenPriced: (count: number) =>
    `${countNoun(count, 'incluido', 'incluidos')}, después se suma su precio`,
  isIncluded: 'incluido',
  extraPrice: (price: string) => `+ ${price}`,
  optionSoldOut: 'agotado',
  optionBack: (back: string) => `agotado · ${back.toLowerCase()}`,
  instructions: '¿Algo que debamos saber?',
  instructionsHint: (count: number) => `Hasta ${count} caracteres`,
  noteExample: (example: string) => `Ej.: ${example}`,
  add: 'Agregar',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  linkNotCopied: 'No se pudo copiar. Copia tú el enlace:',
  added: (name: string) => `${name} está en tu ${w.cart}`,
  updated: (name: string) => `Actualizaste ${name}`,

  ageTitle: '¿Tienes 18 años o más?',
  ageText: 'Este producto contiene alcohol. Al entregarlo te pediremos un documento con tu edad.',
  ageYes: 'Sí, tengo 18 o más',
  ageNo: 'No',
  unavailableTitle: 'Por ahora no estamos disponibles',
  unavailableText:
    'No se tomó ningún pedido y no se cobró nada. Inténtalo de nuevo en unos minutos.',
});
export type MenuTexts = ReturnType<typeof menu>;
