import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { Words } from './words.ts';

const methods = {
  cash: { label: 'Efectivo', hint: 'Pagas al recibir' },
  card: { label: 'Tarjeta al recibir', hint: 'Débito o crédito, en la máquina' },
  webpay: { label: 'Webpay', hint: 'Crédito, débito o prepago' },
  oneclick: { label: 'Tarjeta guardada', hint: 'Pagas con un toque' },
  sodexo: { label: 'Pluxee', hint: 'Tu tarjeta de alimentación' },
  chek: { label: 'Chek', hint: 'Pagas con código QR o en la app' },
  mach: { label: 'MACH', hint: 'Pagas con código QR' },
  fpay: { label: 'Fpay', hint: 'Pagas con código QR' },
  mercadoPago: { label: 'Mercado Pago', hint: 'Saldo o tarjeta' },
  getnet: { label: 'Getnet', hint: 'Crédito o débito' },
  kushkiCard: { label: 'Tarjeta', hint: 'Visa o Mastercard' },
  kushkiCardSubscription: { label: 'Tarjeta guardada', hint: 'Pagas con un toque' },
  credomatic: { label: 'Tarjeta de crédito o débito', hint: 'Visa o Mastercard' },
} satisfies Record<PaymentMethodName, { label: string; hint: string }>;

/** Methods, card form, waiting, success and failure. "Failed" is said only when the provider said so (experience §5). */
export const payments = (w: Words) => ({
  methods,
  groupOnDelivery: 'Pagas al recibir',
  none: 'No hay métodos de pago disponibles para esta entrega.',

  cashTitle: '¿Con cuánto pagas?',
  cashExact: 'Tengo el monto exacto',
  cashAmount: 'Pago con',
  cashOther: 'Otro monto',
  cashChange: (amount: string) => `Te damos ${amount} de ${w.change}.`,

  successTitle: '¡Pedido recibido!',
  successCash: ({ number, total }: { number: number; total: string }) => `Pedido ${number} · pagas ${total} al recibir`,
  successText: 'Te avisamos cada paso en esta página.',
  successReady: (time: string) => `Listo cerca de las ${time}`,
  successArrives: (time: string) => `Llega cerca de las ${time}`,
  successFollow: 'Seguir mi pedido',
  failureTitle: 'El pago no se hizo',
  failureUnknownMethod: `El pago fue rechazado. No se cobró nada y tu ${w.cart} sigue guardado.`,
  failureOther: 'Pagar de otra forma',
});
export type PaymentTexts = ReturnType<typeof payments>;
