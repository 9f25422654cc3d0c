import type { DeliveryOption } from '@comanda/domain/store/store.ts';
import type { Words } from './words.ts';

const deliveryOptions: Record<DeliveryOption, { label: string; hint: string }> = {
  deliverDoor: { label: 'En la puerta', hint: 'Te avisamos al llegar' },
  waitOutside: { label: 'Espero afuera', hint: '' },
  leaveInDoor: { label: 'Déjalo en la puerta', hint: 'Sin contacto' },
};

/** The checkout page in the specification's order (Spec §2). Amounts arrive formatted. */
export const checkout = (w: Words) => ({
  title: 'Finaliza tu pedido',
  empty: `Tu ${w.cart} está vacío.`,

  dispatchTitle: 'Entrega',
  deliveryTo: `${w.delivery} a`,
  pickupNear: 'Recoges en',
  from: 'Desde',
  deliveryTime: 'Hora de entrega',
  pickupTime: 'Hora de retiro',
  today: 'Hoy',
  asSoonAsPossible: 'Lo antes posible',
  todayAsap: (minutes: string) => `Hoy, lo antes posible · ${minutes} min`,
  scheduledFor: ({ day, time }: { day: string; time: string }) => `${day}, ${time}`,
  selectAddress: 'Elige tu dirección',
  changeAddress: 'Cambiar dirección',
  changeStore: `Cambiar ${w.theStore}`,
  schedule: 'Programar',
  scheduledInvalid: 'La hora que elegiste ya no está disponible. Elige otra: aún no se cobra nada.',
  deferredTitle: 'Hay algo que se prepara por encargo',
  deferredText: (names: string) => `${names}: se prepara por encargo. Te confirmamos la hora en cuanto la cocina lo acepte.`,

  deliveryOptionTitle: '¿Cómo te lo dejamos?',
  deliveryOptions,

  questionsTitle: 'Preguntas de la casa',
  extrasTitle: '¿Necesitas algo más?',
  napkin: 'Agregar servilletas',
  coverly: 'Agregar cubiertos',
  answerHint: (count: number) => `Hasta ${count} caracteres`,
  answerOptional: (count: number) => `Opcional, hasta ${count} caracteres`,
  answerLeft: (count: number) => `Quedan ${count}`,

  profileTitle: 'Tus datos',
  signIn: 'Ingresar',
  signInHint: '¿Ya tienes cuenta?',
  name: 'Nombre y apellido',
  phone: w.phone,
  email: w.email,
  emailHint: `Ahí llega tu ${w.receipt}`,
  emailExample: 'tucorreo@ejemplo.com',
  emailSubscription: 'Quiero recibir ofertas por correo',
  editProfile: 'Cambiar mis datos',
  signOut: 'Cerrar sesión',

  paymentTitle: 'Método de pago',
  tipTitle: 'Propina para quien reparte',
  storeTipTitle: 'Propina para el equipo de cocina',
  tipHint: (base: string) => `Opcional. Se calcula sobre ${base} de comida.`,
  tipHintFree: 'Opcional. El monto es tuyo.',
  tipNone: 'Sin propina',
  tipPercent: (percent: number) => `${percent} %`,
  tipOther: 'Otra',
  tipAmount: 'Monto de la propina',
  tipReset: 'Cambiaste el método de pago y la propina volvió a cero.',
  tipSaved: (amount: string) => `Propina: ${amount}`,

  discountsTitle: 'Descuentos',
  termsAccept: 'Acepto los',
  termsLink: 'términos y condiciones',

  summaryTitle: 'Tu pedido',
  seeDetail: 'Ver detalle',
  hideDetail: 'Ocultar detalle',
  pay: 'Pagar',
  payFor: (amount: string) => `Pagar ${amount}`,
  placeOrder: 'Hacer pedido',
  placeOrderCash: 'Hacer pedido · pagas en efectivo',
  placeOrderCard: 'Hacer pedido · pagas con tarjeta al recibir',
  payNote: (method: string) => `Te llevamos a ${method}. No guardamos tu tarjeta.`,
  payNoteCash: 'Pagas cuando recibes. Aún no se cobra nada.',
  payNoteCashPickup: 'Pagas cuando lo recoges. Aún no se cobra nada.',
  payWhen: (when: string) => `Para: ${when}`,

  problemsTitle: (count: number) => (count === 1 ? 'Falta un dato' : `Faltan ${count} datos`),
  problemsHint: 'Toca cada uno para completarlo. Aún no se cobra nada.',

  confirmTitle: 'Revisa antes de pedir',
  confirmYes: 'Está bien, pedir',
  confirmNo: 'Cambiar algo',
  confirmAddress: 'Entregamos en',
  confirmPickup: 'Recoges en',
  confirmTime: 'Cuándo',
  confirmPayment: 'Pagas con',
  creating: 'Enviando tu pedido…',
  creatingHint: 'No cierres esta página. Si se cierra, tu pedido aparece en Mis pedidos.',
  failedTitle: 'No se creó tu pedido',
  failedSafe: `No se cobró nada y tu ${w.cart} sigue guardado.`,
  newTotalTitle: 'El total cambió',
  newTotal: ({ before, after }: { before: string; after: string }) =>
    `Era ${before} y ahora es ${after}. No se creó el pedido ni se cobró nada. Acepta el nuevo total para seguir.`,
  newTotalAccept: (after: string) => `Pedir por ${after}`,
});
export type CheckoutTexts = ReturnType<typeof checkout>;
