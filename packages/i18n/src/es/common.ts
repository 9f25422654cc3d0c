import type { Vocabulary } from './words.ts';

/** Texts of every screen: buttons, states, page frame. */
export const common = (w: Vocabulary) => ({
  accept: 'Aceptar',
  backToMenu: 'Volver al menú',
  cancel: 'Cancelar',
  close: 'Cerrar',
  continue: 'Continuar',
  help: 'Ayuda',
  loading: 'Cargando…',
  remove: 'Quitar',
  retry: 'Intentar de nuevo',
  save: 'Guardar',
  undo: 'Deshacer',

  delivery: w.delivery,
  pickup: w.pickup,
  stores: w.stores,
  email: w.email,
  phone: w.phone,
  tip: w.tip,

  /** For screen readers only: the original price after the discounted one. */
  priceBefore: (price: string) => `antes ${price}`,
  addOne: 'Agregar uno',
  removeOne: 'Quitar uno',
  quantity: 'Cantidad',

  pageTitle: ({ page, commerce }: { page: string; commerce: string }) => `${page} · ${commerce}`,
  home: 'Inicio',
  account: 'Mi perfil y mis pedidos',
  myOrders: 'Mis pedidos',
  myProfile: 'Mi perfil',
  terms: 'Términos y condiciones',
  contents: 'Contenido',
  mercatTerms: 'Términos del servicio',
  call: (name: string) => `Llamar a ${name}`,
  opensNewTab: '(se abre en otra pestaña)',

  offline: `Sin conexión. Tu ${w.cart} sigue guardado. Podrás pedir cuando vuelva la conexión.`,
  offlineCopy: `Sin conexión. Tu ${w.cart} sigue guardado y este menú es el de tu última visita.`,
  scriptsMissing:
    'Puedes ver el menú y los precios. Para pedir, activa JavaScript en tu navegador.',

  scriptsNeededTitle: 'Falta JavaScript',
  scriptsNeeded:
    'Para usar esta página, activa JavaScript en tu navegador. El menú y los precios los puedes ver igual.',

  pageNotLoadedTitle: 'No pudimos traer esta página',
  pageNotLoadedText: `Inténtalo de nuevo en un momento: tu ${w.cart} sigue guardado.`,
  notFoundTitle: 'Esta página no existe',
  notFoundText: `Puede que el enlace esté mal. Tu ${w.cart} sigue guardado.`,
  crashTitle: 'Algo falló en esta página',
  crashText: `Tu ${w.cart} sigue guardado y no se cobró nada. Recarga la página.`,

  consentTitle: '¿Nos dejas medir tu visita?',
  consentText:
    'Solo si aceptas cargamos servicios de terceros, que miden tu visita y guardan cookies. Pedir funciona igual si dices que no.',
  consentAccept: 'Acepto',
  consentReject: 'No acepto',
  consentChange: 'Medición y cookies',
  chat: 'Abrir el chat',
  contact: 'Contacto',
  instagram: (name: string) => `Instagram @${name}`,
});
export type CommonTexts = ReturnType<typeof common>;
