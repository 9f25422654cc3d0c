import type { CardBrand } from '@comanda/domain/card/card-brand.ts';
import type { EnrolmentProblem } from '@comanda/domain/card/enrolment.ts';
import type { SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { Vocabulary } from './words.ts';

const brands = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  other: 'Tarjeta',
} satisfies Record<CardBrand, string>;

/** The reasons for which no card was saved. Each text says that nothing was saved. */
const failures = {
  declined: {
    title: 'No se guardó la tarjeta',
    text: 'El banco no la aceptó. Revisa los datos o prueba con otra tarjeta.',
  },
  cancelled: {
    title: 'No guardaste la tarjeta',
    text: 'Saliste antes de terminar, así que no se guardó nada.',
  },
  expired: {
    title: 'Se acabó el tiempo',
    text: 'No se guardó nada. Puedes intentarlo de nuevo.',
  },
  notAccepted: {
    title: 'Esa tarjeta no se puede guardar',
    text: 'Aquí se paga con Visa o Mastercard. No se guardó nada.',
  },
  otherBrowser: {
    title: 'No se guardó la tarjeta',
    text: 'La tarjeta se escribió en otro navegador. Por tu seguridad no la guardamos: hazlo de nuevo, todo en este.',
  },
  lost: {
    title: 'No se guardó la tarjeta',
    text: 'Se perdió la respuesta del banco. Inténtalo de nuevo.',
  },
  unavailable: {
    title: 'No se guardó la tarjeta',
    text: 'El medio de pago no responde en este momento. Inténtalo más tarde.',
  },
} satisfies Record<EnrolmentProblem, { title: string; text: string }>;

/** Saved cards, the card form, and the pages that save a card. */
export const cards = (w: Vocabulary) => ({
  title: 'Mis tarjetas',
  none: 'Sin tarjetas guardadas.',
  add: 'Agregar tarjeta',
  notLoaded: 'No pudimos traer tus tarjetas.',
  brands,
  ending: ({ brand, digits }: { brand: string; digits: string }) =>
    `${brand} terminada en ${digits}`,
  /** In a button. */
  short: ({ brand, digits }: { brand: string; digits: string }) => `${brand} ··${digits}`,
  shortDigits: (digits: string) => `··${digits}`,
  noDigits: (brand: string) => `${brand} ••••`,
  endingIn: (digits: string) => `terminada en ${digits}`,
  hiddenDigits: '••••',
  savedTwice: 'guardada más de una vez',
  login: 'Ingresar',

  installments: 'Cuotas',
  installmentsOne: 'Un pago',
  installmentsOf: (count: number) => `${count} ${w.installments}`,

  remove: (card: string) => `Eliminar ${card}`,
  removeTitle: '¿Eliminar la tarjeta?',
  removeText: (card: string) =>
    `${card} deja de estar en tu cuenta. Para pagar con ella otra vez, la guardas de nuevo.`,
  removeTwiceText: (card: string) =>
    `${card} está guardada más de una vez. ¿La eliminamos del todo?`,
  removeYes: 'Eliminar',
  removeBoth: 'Eliminar todas',
  removeNewest: 'Eliminar solo la última',
  removing: 'Eliminando…',
  removed: 'Eliminamos la tarjeta.',
  notRemoved: 'No pudimos eliminar la tarjeta: sigue en tu cuenta.',

  addTitle: 'Agregar tarjeta',
  addLead: 'La escribes en la página segura del medio de pago. Aquí nunca guardamos su número.',
  addCheck:
    'Tu banco puede mostrar un cobro de prueba muy pequeño, que se anula solo. Vuelves aquí al terminar.',
  addGo: 'Ir a la página segura',
  addOpening: 'Abriendo…',
  addWith: {
    oneclick: 'Guardar con Webpay Oneclick',
    kushkiCardSubscription: 'Guardar con Kushki',
    credomatic: 'Guardar con BAC Credomatic',
  } satisfies Record<SavedCardMethod, string>,
  notBegun: 'No pudimos abrir la página segura. Inténtalo de nuevo.',
  tooMany: (limit: number) => `Ya tienes ${limit} tarjetas. Elimina una para agregar otra.`,

  pageTitle: 'Escribe tu tarjeta',
  pageLead: 'Esta es la página segura del banco: la tienda no ve los datos.',
  pageName: 'Página segura para escribir la tarjeta',
  pageOpening: 'Abriendo la página segura…',
  pageSlow: 'La página segura tarda más de lo normal. Espera un poco más, o inténtalo más tarde.',
  pageLeave: 'Salir sin guardar',

  processingTitle: 'Guardando tu tarjeta',
  processingText: 'Suele tardar unos segundos. No cierres esta página.',
  lateTitle: 'Seguimos confirmando',
  lateText: 'Tarda más de lo normal. Si se guarda, la ves en tu perfil; no hace falta repetirlo.',
  savedTitle: 'Guardamos tu tarjeta',
  savedText: (card: string) => `${card} queda lista para tu próximo pago.`,
  backToPay: 'Volver a pagar',
  toProfile: 'Ir a mi perfil',
  toMenu: 'Ver el menú',
  tryAgain: 'Intentar de nuevo',
  failures,

  noneUnderWayTitle: 'No hay una tarjeta en proceso',
  noneUnderWayText: 'No se guardó ninguna tarjeta y no se cobró nada.',

  /** Before the marks of cards. */
  accepted: 'Aceptamos',
  formTitle: 'Datos de tu tarjeta',
  formLead: 'Los escribes en el formulario seguro del medio de pago: la tienda no los ve.',
  formLeadOwn: 'Van cifrados y directo al medio de pago: la tienda no los guarda.',
  formFrame: 'Formulario seguro de la tarjeta',
  formBank: 'Página segura de tu banco',
  formOpening: 'Abriendo el formulario seguro…',
  formGuest: 'Con tu cuenta guardas esta tarjeta para la próxima vez.',
  formKeep: 'Guardar esta tarjeta para la próxima vez',
  kept: (card: string) => `Guardamos ${card} en tus tarjetas.`,
  notKept: 'Tu pedido está pagado, pero no pudimos guardar la tarjeta.',
  formPay: (amount: string) => `Pagar ${amount}`,
  formSave: 'Guardar tarjeta',
  formSaving: 'Guardando…',
  formReading: 'Revisando la tarjeta…',
  errorForm: 'Revisa los datos de la tarjeta.',
  errorCard: 'No pudimos usar esa tarjeta. Revisa los datos o prueba con otra.',
  errorNetwork:
    'Se cortó la conexión y no se cobró nada. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  errorNotLoaded:
    'No se abrió el formulario seguro de la tarjeta. Revisa tu conexión o un bloqueador del navegador.',
  fields: {
    cardName: {
      label: 'Nombre en la tarjeta',
      required: 'Escribe el nombre como está en la tarjeta.',
      wrong: 'El nombre tiene de 3 a 60 letras.',
    },
    cardNumber: {
      label: 'Número de tarjeta',
      required: 'Escribe el número de la tarjeta.',
      wrong: 'El número de la tarjeta no es válido.',
      notAccepted: 'Aquí se paga con Visa o Mastercard.',
    },
    cardExpirationDate: {
      label: 'Vence (mes/año)',
      required: 'Escribe el mes y el año.',
      wrong: 'La fecha no es válida o ya pasó.',
    },
    cardCvc: {
      label: 'CVC',
      required: 'Escribe el CVC.',
      wrong: 'El CVC no es válido.',
    },
  },
  expiryExample: 'MM/AA',

  chooseTitle: 'Elige tu tarjeta',
  choosePay: 'Pagar con esta tarjeta',

  cvc: 'CVC',
  cvcTitle: 'Escribe el código de seguridad',
  cvcHint: {
    back: 'Los 3 dígitos del reverso de la tarjeta.',
    front: 'Los 4 dígitos del frente de la tarjeta.',
  },
  cvcMissing: 'Escribe el CVC.',
  cvcWrong: 'El CVC no es válido.',
});
export type CardTexts = ReturnType<typeof cards>;
