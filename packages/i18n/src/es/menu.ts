import type { ProductTag } from '@comanda/domain/menu/menu.ts';
import { onDay } from '../format/day.ts';
import { counted, plural } from '../plural.ts';
import type { Words } from './words.ts';

const tags = {
  vegetarian: 'Vegetariano',
  vegan: 'Vegano',
  organic: 'Orgánico',
  spicy: 'Picante',
  cold: 'Frío',
  hot: 'Caliente',
  gluten_free: 'Sin gluten',
  lactose_free: 'Sin lactosa',
} satisfies Record<ProductTag, string>;

/** Home and product sheet. Clock times arrive as `HH:mm`, days as {@link ../format/day.ts} writes them, amounts formatted. */
export const menu = (w: Words) => ({
  title: 'Menú',
  categories: 'Categorías',
  featured: 'Destacado',
  promotions: 'Promociones',
  tags,
  dishes: (count: number) => counted(count, 'plato', 'platos'),

  /** While the page does not know the time yet. */
  schedulePending: 'Revisando el horario…',
  openUntil: (time: string) => `Abierto hasta las ${time}`,
  openAlways: 'Abierto las 24 horas',
  closed: 'Cerrado',
  closedOpensAt: (time: string) => `Cerrado · abre a las ${time}`,
  closedOpensOn: ({ day, time }: { day: string; time: string }) => `Cerrado · abre ${onDay(day)} a las ${time}`,
  blocked: 'Por ahora no recibimos pedidos aquí.',
  wait: (minutes: string) => `${minutes} min`,
  selectAddress: '¿A dónde lo llevamos?',

  skips: 'Atajos',
  skipToMenu: 'Ir al menú',
  skipToCart: `Ir al ${w.cart}`,

  searchLabel: 'Buscar en el menú',
  searchHint: 'Buscar en el menú',
  searchClear: 'Borrar la búsqueda',
  searchCount: (count: number) => counted(count, 'resultado', 'resultados'),
  filters: 'Filtros del menú',
  filterCount: (count: number) => counted(count, 'producto', 'productos'),
  filterNone: 'Ningún producto cumple todos los filtros',
  filterNoneFor: (text: string) => `Ningún resultado de “${text}” cumple los filtros`,
  filterClear: 'Quitar filtros',
  /** Announced, where the screen shows the shorter words. */
  searchSaid: ({ count, text }: { count: number; text: string }) =>
    `${count === 0 ? 'Sin resultados' : counted(count, 'resultado', 'resultados')} para “${text}”`,
  filterSaid: ({ count, names }: { count: number; names: string }) => `${counted(count, 'producto', 'productos')}: ${names}`,
  searchEmpty: (text: string) => `No encontramos “${text}”. Prueba con otra palabra o mira una categoría.`,

  addToCart: (name: string) => `Agregar ${name}`,
  addToCartAgain: ({ name, count }: { name: string; count: number }) => `Agregar ${name}, llevas ${count}`,
  energy: 'Energía',
  kcal: (count: number) => `${count} kcal por porción`,
  allergens: 'Alérgenos',
  preparation: 'Preparación',
  soldOn: 'Se vende',
  hasAlcohol: 'Solo mayores de 18',
  deferred: 'Se prepara por encargo',

  /** A day here is "mañana", "lunes" or "1 de diciembre". */
  availableFromTime: (time: string) => `Disponible desde las ${time}`,
  availableFrom: ({ day, time }: { day: string; time: string }) => `Disponible ${onDay(day)} desde las ${time}`,
  availableDay: (day: string) => `Disponible ${onDay(day)}`,
  availableSince: (day: string) => `Disponible desde ${onDay(day)}`,
  overForToday: 'Terminó por hoy',
  soldOut: 'Agotado',
  backAt: (time: string) => `Vuelve a las ${time}`,
  backDay: (day: string) => `Vuelve ${onDay(day)}`,
  seasonOver: 'Terminó su temporada',
  notSoldOnline: 'No se vende en línea',
  cookingHours: (count: number) => `Se prepara en ${counted(count, 'hora', 'horas')}`,
  cookingDays: (count: number) => `Se prepara en ${counted(count, 'día', 'días')}`,
  deliveryOnly: `Solo ${w.delivery.toLowerCase()}`,
  pickupOnly: `Solo ${w.pickup.toLowerCase()}`,
  notOffered: 'Ya no está en el menú',
  unavailable: 'No disponible por ahora',

  pickExactly: (count: number) => `Elige ${count}`,
  pickUpTo: (count: number) => `Elige hasta ${count}`,
  pickBetween: ({ minimum, maximum }: { minimum: number; maximum: number }) => `Elige de ${minimum} a ${maximum}`,
  isRequired: 'obligatorio',
  isOptional: 'opcional',
  picked: ({ count, maximum }: { count: number; maximum: number }) => `${count} de ${maximum}`,
  done: 'Listo',
  missing: (count: number) => `${plural(count, 'Falta', 'Faltan')} ${count}`,
  missingHint: (count: number) => (count === 1 ? 'Elige una opción para continuar' : `Elige ${count} opciones para continuar`),
  missingIn: ({ count, groups }: { count: number; groups: string }) =>
    `${plural(count, 'Falta', 'Faltan')} ${counted(count, 'opción', 'opciones')}: ${groups}`,
  limitReached: (count: number) => `Ya elegiste ${count}, el máximo. Quita una opción para cambiarla.`,
  itemLimitReached: (count: number) => `Puedes elegir esta opción hasta ${counted(count, 'vez', 'veces')}.`,
  included: ({ count, price }: { count: number; price: string }) => `${counted(count, 'incluido', 'incluidos')}, después ${price} c/u`,
  includedThenPriced: (count: number) => `${counted(count, 'incluido', 'incluidos')}, después se suma su precio`,
  isIncluded: 'incluido',
  extraPrice: (price: string) => `+ ${price}`,
  optionSoldOut: 'agotado',
  optionBack: (back: string) => `agotado · ${back.toLowerCase()}`,
  instructions: '¿Algo que debamos saber?',
  instructionsHint: (count: number) => `Hasta ${count} caracteres`,
  instructionsExample: 'Ej.: sin cebolla',
  add: 'Agregar',
  added: (name: string) => `${name} está en tu ${w.cart}`,
  updated: (name: string) => `Actualizaste ${name}`,

  ageTitle: '¿Tienes 18 años o más?',
  ageText: 'Este producto contiene alcohol. Al entregarlo te pediremos un documento con tu edad.',
  ageYes: 'Sí, tengo 18 o más',
  ageNo: 'No',
  unavailableTitle: 'Por ahora no estamos disponibles',
  unavailableText: 'No se tomó ningún pedido y no se cobró nada. Inténtalo de nuevo en unos minutos.',
});
export type MenuTexts = ReturnType<typeof menu>;
