import type { Words } from './words.ts';

/** Mails, as plain sentences; the server lays them out. Amounts and times arrive formatted. */
export const emails = (w: Words) => ({
  hello: (name: string) => `Hola, ${name}:`,
  footer: (commerce: string) => `${commerce} te escribe por un pedido o un ingreso que alguien hizo con este correo.`,

  codeSubject: ({ code, commerce }: { code: string; commerce: string }) => `${code} es tu código de ${commerce}`,
  codeText: 'Escribe este código para ingresar:',
  codeLasts: 'Dura 10 minutos y sirve una vez.',
  codeLink: 'También puedes ingresar con este botón:',
  codeLinkLabel: 'Ingresar',
  codeNotYou: 'Si no fuiste tú, no hagas nada: sin el código nadie puede ingresar.',

  orderSubject: ({ number, commerce }: { number: number; commerce: string }) => `Recibimos tu pedido ${number} · ${commerce}`,
  orderText: 'Ya está en la cocina. Te avisamos cada paso.',
  orderScheduled: (when: string) => `Queda programado para ${when}.`,
  orderArrives: (time: string) => `Llega cerca de las ${time}.`,
  orderReady: (time: string) => `Está listo cerca de las ${time}.`,
  orderCode: (code: string) => `Código de entrega: ${code}. Dilo a quien reparte al recibir.`,
  orderPaid: ({ total, method }: { total: string; method: string }) => `Pagaste ${total} con ${method}.`,
  orderToPay: (total: string) => `Pagas ${total} al recibir.`,
  orderFollow: 'Seguir mi pedido',
  orderHelp: ({ store, phone }: { store: string; phone: string }) => `¿Algo cambió? Llama a ${store}: ${phone}.`,

  cancelledSubject: (number: number) => `Tu pedido ${number} se canceló`,
  cancelledText: 'No se preparará. Si pagaste, devolvemos el monto completo.',
  reversedSubject: (number: number) => `Devolvimos el pago de tu pedido ${number}`,
  reversedText: (total: string) => `Devolvimos ${total}. Según tu banco, tarda unos días en verse.`,
  stillSubject: (number: number) => `Estamos confirmando el pago de tu pedido ${number}`,
  stillText: 'No pagues de nuevo. Te escribimos apenas lo sepamos.',
  cartSubject: `Tu ${w.cart} te espera`,
  cartText: 'Sigue donde quedaste. Los precios y lo disponible se actualizan al abrirlo.',
  cartLink: 'Seguir con mi pedido',
});
export type EmailTexts = ReturnType<typeof emails>;
