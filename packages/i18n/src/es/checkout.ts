import type { TaxIdKind } from '@comanda/domain/country/countries.ts';
import type { UnusualFact } from '@comanda/domain/checkout/unusual-order.ts';
import type { DeliveryOption } from '@comanda/domain/store/delivery-options.ts';
import { plural } from '../plural.ts';
import type { Vocabulary } from './words.ts';

const deliveryOptions = {
  deliverDoor: { label: 'En la puerta', hint: 'Te avisamos al llegar' },
  waitOutside: { label: 'Espero afuera', hint: '' },
  leaveInDoor: { label: 'Déjalo en la puerta', hint: 'Sin contacto' },
} satisfies Record<DeliveryOption, { label: string; hint: string }>;

/** The checkout page. Amounts arrive formatted. */
export const checkout = (w: Vocabulary) => ({
  title: 'Finaliza tu pedido',
  empty: `Tu ${w.cart} está vacío`,

  dispatchTitle: 'Entrega',
  deliveryTo: 'Entregamos en',
  pickupNear: 'Recoges en',
  from: 'Desde',
  deliveryTime: 'Hora de entrega',
  pickupTime: `Hora para ${w.collect}`,
  asSoonAsPossible: 'Lo antes posible',
  asapAround: (when: string) => `Lo antes posible · ${when}`,
  todayAsap: (wait: string) => `Hoy, lo antes posible · ${wait}`,
  within: (wait: string) => `en ${wait}`,
  scheduledFor: (when: string) => `Programado para ${when}`,
  schedule: 'Programar para otra hora',
  changeTime: 'Cambiar la hora',
  chooseTime: 'Elegir la hora',
  timeToChoose: 'Falta elegir la hora',
  timeAfterPlace: 'Falta elegir dónde recibirlo',
  timeFull: ({ day, time }: { day: string; time: string }) =>
    `La hora que elegiste, ${day} a las ${time}, se llenó. Aún no se cobra nada: elige otra para seguir.`,
  timeGone: ({ day, time }: { day: string; time: string }) =>
    `La hora que elegiste, ${day} a las ${time}, ya no está disponible. Aún no se cobra nada: elige otra para seguir.`,
  selectAddress: 'Elige tu dirección',
  change: 'Cambiar',
  changeOf: (title: string) => `Cambiar: ${title}`,
  changeAddress: 'Cambiar dirección',
  changeStore: `Cambiar ${w.theStore}`,
  deferredTitle: 'Hay algo que se prepara por encargo',
  deferredText: (names: string) =>
    `Por encargo: ${names}. Te confirmamos la hora en cuanto la cocina lo acepte.`,
  deferredLater: (names: string) =>
    `Por encargo: ${names}. La cocina lo prepara para la hora que elegiste.`,

  deliveryOptionTitle: '¿Cómo te lo dejamos?',
  deliveryOptions,

  optional: 'Opcional',
  extrasTitle: 'Servilletas y cubiertos',
  extrasNone: 'No, gracias',
  extrasBoth: 'Sí, los dos',
  napkinOnly: 'Solo servilletas',
  coverlyOnly: 'Solo cubiertos',
  napkin: 'Agregar servilletas',
  coverly: 'Agregar cubiertos',
  answerHint: (count: number) => `Hasta ${count} caracteres.`,
  answerAllergy: 'Escribe qué no puedes comer. La cocina lo ve antes de preparar.',
  answerTaxId: {
    nit: 'Con guion o sin él, como 576937-K. Si pides como consumidor final, escribe CF.',
    rfc: 'Con guiones o sin ellos: 12 caracteres si es de empresa, 13 si es de persona.',
    ruc: 'El RUC tiene 11 dígitos y el DNI 8.',
  } satisfies Record<TaxIdKind, string>,
  answerOptional: (hint: string) => `Opcional. ${hint}`,

  profileTitle: 'Tus datos',
  login: 'Ingresar',
  loginFor: (gains: string) => `Ingresa y usa ${gains}`,
  gains: {
    coupons: 'cupones',
    points: (programme: string) => `puntos ${programme}`,
    cards: 'tarjetas',
  },
  logout: 'Cerrar sesión',
  saveInProfile: 'Guardar este nombre y teléfono en mi perfil',
  name: 'Nombre y apellido',
  phone: w.phone,
  email: w.email,
  emailHint: 'Ahí te enviamos el comprobante de tu pedido',
  emailExample: 'tucorreo@ejemplo.com',
  emailSubscription: 'Quiero recibir ofertas por correo',

  paymentTitle: 'Método de pago',
  tipTitle: 'Propina para quien reparte',
  storeTipTitle: 'Propina para la cocina',
  tipHint: (base: string) => `Opcional. Se calcula sobre ${base} de comida.`,
  tipHintFree: 'Opcional. Tú eliges el monto.',
  tipNone: 'Sin propina',
  tipPercent: (percent: number) => `${percent} %`,
  tipOther: 'Otra',
  tipAmount: 'Monto de la propina',
  tipAdd: 'Agregar propina',
  tipChange: 'Cambiar',
  tipForDriver: (amount: string) => `${amount} para quien reparte`,
  tipForStore: (amount: string) => `${amount} para la cocina`,
  /** `count`: 1 for one tip, 2 for the rider's and the kitchen's. */
  tipLowered: ({ count, most }: { count: number; most: string }) =>
    `Bajamos ${plural(count, 'tu propina', 'tus propinas')} a ${most}: no puede${count === 1 ? '' : 'n'} ser más que tus productos.`,
  tipReset: 'Cambiaste el método de pago y la propina volvió a cero.',
  tipResetByItself:
    'Cambió el método de pago y la propina volvió a cero. Puedes agregarla de nuevo.',

  /** Followed by {@link termsOfBrand}, {@link termsAnd} and {@link termsOfService}. */
  termsAccept: 'Al pedir aceptas los',
  termsOfBrand: (brand: string) => `términos de ${brand}`,
  termsAnd: 'y los',
  termsOfService: 'del servicio de pedidos de este sitio',

  summaryTitle: 'Tu pedido',
  seeDetail: 'Ver detalle',
  hideDetail: 'Ocultar detalle',
  placeOrder: 'Hacer pedido',
  placeOrderCash: 'Hacer pedido · pagas en efectivo',
  placeOrderCard: 'Hacer pedido · pagas con tarjeta al recibir',
  payNoteCash: 'Pagas al recibir. Aún no se cobra nada.',
  payNoteCashPickup: `Pagas al ${w.collect}. Aún no se cobra nada.`,

  problemsTitle: (count: number) => (count === 1 ? 'Revisa un dato' : `Revisa ${count} datos`),
  problemsHint: 'Toca cada uno para corregirlo. Aún no se cobra nada.',

  confirmTitle: 'Revisa antes de pedir',
  unusual: {
    anotherArea: 'Va a una zona distinta de la de tus pedidos anteriores.',
    anotherDay: 'Es para otro día.',
    largeAmount: 'Es un monto más alto que lo habitual.',
    approximatePlace: 'El mapa no conoce el número exacto. Revisa que la dirección esté completa.',
  } satisfies Record<UnusualFact, string>,
  confirmYes: 'Está bien, pedir',
  confirmNo: 'Cambiar algo',
  confirmAddress: 'Entregamos en',
  confirmPickup: 'Recoges en',
  confirmTime: 'Cuándo',
  confirmPayment: 'Pagas con',
  confirmPaymentFree: 'Pago',
  confirmTotal: 'Total',
  creating: 'Enviando tu pedido…',
  creatingHint: 'No cierres esta página. Si se cierra, tu pedido aparece en Mis pedidos.',
  priceRiseTitle: (count: number) => plural(count, 'Subió un precio', 'Subieron precios'),
  priceRiseText: 'El restaurante cambió su menú mientras pedías. No se cobró nada.',
  priceRise: ({ before, now }: { before: string; now: string }) => `Antes ${before}, ahora ${now}`,
  priceRiseAccept: 'Entendido',
  newTotalTitle: 'El total cambió',
  newTotal: ({ before, after }: { before: string; after: string }) =>
    `Era ${before} y ahora es ${after}. No se creó el pedido ni se cobró nada. Acepta el nuevo total para seguir.`,
  newTotalAccept: (after: string) => `Pedir por ${after}`,
  refusalCode: 'Si nos escribes por esto, mándanos este código:',
});
export type CheckoutTexts = ReturnType<typeof checkout>;
