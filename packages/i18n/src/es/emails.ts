/** Mails, as plain sentences; the server lays them out. Amounts and times arrive formatted. */
export const emails = () => ({
  hello: (name: string) => `Hola, ${name}:`,
  footer: (commerce: string) => `${commerce} te escribe porque alguien hizo un pedido con este correo.`,

  orderSubject: ({ number, commerce }: { number: number; commerce: string }) => `Recibimos tu pedido ${number} · ${commerce}`,
  orderText: 'Ya está en la cocina. Te avisamos cada paso.',
  orderArrives: (time: string) => `Llega cerca de las ${time}.`,
  orderReady: (time: string) => `Está listo cerca de las ${time}.`,
  orderForLaterText: 'Está pagado y reservado. La cocina lo prepara para la hora que elegiste.',
  orderArrivesOn: ({ day, time }: { day: string; time: string }) => `Llega el ${day} a las ${time}.`,
  orderReadyOn: ({ day, time }: { day: string; time: string }) => `Está listo el ${day} a las ${time}.`,
  orderCode: (code: string) => `Código de entrega: ${code}. Dilo a quien reparte al recibir.`,
  orderToPay: (total: string) => `Pagas ${total} al recibir.`,
  orderPaid: (total: string) => `Pagaste ${total} en línea.`,
  returnSubject: ({ number, commerce }: { number: number; commerce: string }) => `Te devolvimos un pago del pedido ${number} · ${commerce}`,
  returnText: (amount: string) => `${amount} vuelve a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.`,
  returnPaid: 'Tu pedido sigue en pie: lo paga el otro cobro.',
  orderFollow: 'Seguir mi pedido',
  orderHelp: ({ store, phone }: { store: string; phone: string }) => `¿Algo cambió? Llama a ${store}: ${phone}.`,
});
export type EmailTexts = ReturnType<typeof emails>;
