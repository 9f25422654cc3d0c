import type { CouponPeriod } from '@comanda/domain/counter/coupon/coupon-period.ts';
import { capitalise } from '../capitalise.ts';
import { joinChoices } from '../join-names.ts';
import { countNoun } from '../plural.ts';
import type { Vocabulary } from './words.ts';

/** Names in a sentence: more than four are cut. */
const fewOf = (names: readonly string[]): readonly string[] =>
  names.length > 4 ? [...names.slice(0, 4), 'otros'] : names;
const choices = (names: readonly string[]): string => joinChoices(fewOf(names));

/** The person who switched a coupon, and the time: `hoy 20:30`. */
type Switch = { name: string; when: string };

/** The terms of a coupon, each as a short phrase. */
const termWords = (w: Vocabulary) => ({
  percent: (percent: string) => `${percent} % de descuento`,
  amount: (amount: string) => `${amount} de descuento`,
  delivery: `${w.deliveryFee} gratis`,
  upTo: ({ text, amount }: { text: string; amount: string }) => `${text}, hasta ${amount}`,
  free: (product: string) => `${product} gratis`,
  percentOf: ({ percent, product }: { percent: string; product: string }) =>
    `${percent} % de descuento en ${product}`,
  units: (units: number) => `${countNoun(units, 'unidad', 'unidades')} por pedido`,
  on: (names: readonly string[]) => `En ${choices(names)}`,
  notDiscounted: 'No en platos en oferta',
  requires: ({ units, names }: { units: number; names: readonly string[] }) =>
    `Llevando ${units} de ${choices(names)}`,
  from: (amount: string) => `Con un mínimo de ${amount}`,
  perPerson: (times: number) =>
    times === 1 ? 'Una vez por persona' : `${times} veces por persona`,
  firstPurchase: 'Solo el primer pedido',
  store_delivery: `Solo pedidos ${w.forDelivery}`,
  in_store: `Solo pedidos ${w.forPickup}`,
  paying: (methods: readonly string[]) => `Pagando ${joinChoices(methods)}`,
  only: (places: readonly string[]) => `Solo ${joinChoices(places)}`,
  elsewhere: 'No en la web',
  stores: (names: readonly string[]) => `Solo en ${choices(names)}`,
  companies: (names: readonly string[]) => `Para quienes trabajan en ${choices(names)}`,
  hours: ({ days, from, to }: { days: string; from: string; to: string }) =>
    capitalise(`${days}, de ${from} a ${to}`),
  ofYear: ({ day, year }: { day: string; year: string }) => `${day} de ${year}`,
  at: ({ day, time }: { day: string; time: string }) => `${day} a las ${time}`,
  since: (day: string) => `Desde el ${day}`,
  until: (day: string) => `Hasta el ${day}`,
  invitation: 'Invitación: cada persona reparte su propio código',
});

/** The screen of coupons at the counter: what each gives, its switch, its uses and its cost. */
export const counterCoupons = (w: Vocabulary) => ({
  title: 'Cupones',
  lead: 'Un cupón apagado no se puede usar en pedidos nuevos. Los pedidos ya hechos lo conservan.',
  period: 'Usos y costo de',
  periods: { today: 'Hoy', week: '7 días', month: '30 días', all: 'Siempre' } satisfies Record<
    CouponPeriod,
    string
  >,
  total: 'Descontado con cupones',
  totalNote: 'Sin los pedidos cancelados ni los devueltos.',
  current: 'Vigentes',
  past: 'Terminados',
  none: 'Tu marca aún no tiene cupones. El dueño los crea en Mi marca, Cupones.',
  noneCurrent: 'Ningún cupón vigente.',
  onlyAllStoresTitle: 'Los cupones son de toda la marca',
  onlyAllStores: `Los ve y los apaga quien trabaja en ${w.allStores}. Pide ayuda al dueño.`,

  switchOf: (code: string) => `Cupón ${code}`,
  on: 'Encendido',
  off: 'Apagado',
  turnedOn: (code: string) => `${code}: encendido.`,
  turnedOff: (code: string) => `${code}: apagado. Nadie más lo puede usar.`,
  undo: 'Deshacer',
  gone: 'Ese cupón ya no está publicado.',
  switchedOn: ({ name, when }: Switch) => `Lo encendió ${name}, ${when}`,
  switchedOff: ({ name, when }: Switch) => `Lo apagó ${name}, ${when}`,
  somebody: 'alguien que ya no está',
  offInFolder: 'Publicado apagado',

  notStarted: 'Aún no empieza',
  ended: 'Terminó',
  usedUp: 'Sin usos',
  left: 'Ya no se publica',

  /** Counts as the country writes them. */
  usesOf: (uses: string) => `${uses} ${uses === '1' ? 'uso' : 'usos'}`,
  returned: (uses: string) => `${uses} ${uses === '1' ? 'volvió' : 'volvieron'}`,
  ofLimit: ({ used, most, left }: { used: string; most: string; left: string }) =>
    `${used} de ${most} en total, ${left === '1' ? 'queda' : 'quedan'} ${left}`,
  inAll: (used: string) => `${used} en total, sin límite`,
  cost: 'Descontado',

  terms: { ...termWords(w) },
});
export type CounterCouponsTexts = ReturnType<typeof counterCoupons>;
