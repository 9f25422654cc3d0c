import { counted } from '../plural.ts';
import type { Words } from './words.ts';

/** Data, addresses, cards, points, privacy. Amounts arrive formatted. */
export const profile = (w: Words) => ({
  title: 'Mi perfil',
  greeting: (name: string) => `Hola, ${name}`,
  signIn: 'Ingresar o crear cuenta',
  signInText: 'Las cuentas abren pronto',

  visitorTitle: 'Aún no nos conocemos',
  visitorText: 'Pides sin cuenta: tu nombre, correo y teléfono te los preguntamos recién al pagar.',
  accountText: 'Cuando abran las cuentas, aquí estarán tus direcciones, tus tarjetas y tus puntos.',
  guestText: 'Los usamos en tu último pedido y solo los guarda este equipo.',
  name: 'Nombre',
  lastAddress: 'Última dirección',
  forget: 'Olvidar mis datos en este equipo',
  forgetText: `Borra de este equipo tus datos, tu dirección y tu ${w.cart}. Tus pedidos en curso siguen, pero ya no podrás verlos desde aquí.`,
  forgetTitle: '¿Olvidar tus datos en este equipo?',
  forgetYes: 'Sí, olvidar',
  forgotten: 'Este equipo ya no guarda tus datos.',

  dataTitle: 'Mis datos',
  edit: 'Cambiar mis datos',
  saved: 'Guardamos tus datos.',
  notSaved: 'No pudimos guardar: tus datos quedaron como estaban. Inténtalo de nuevo.',
  signOut: 'Cerrar sesión',

  addressesTitle: 'Mis direcciones',
  addressesEmpty: 'Aún no guardas direcciones.',
  addressAdd: 'Agregar dirección',
  addressEdit: (name: string) => `Cambiar ${name}`,
  addressRemove: (name: string) => `Borrar ${name}`,
  addressRemoved: (name: string) => `Borraste ${name}`,
  addressSaved: 'Guardamos la dirección.',
  addressKind: '¿Qué lugar es?',
  addressName: 'Nombre del lugar',

  cardsTitle: 'Mis tarjetas',
  cardsEmpty: 'Sin tarjetas guardadas.',
  cardAdd: 'Agregar tarjeta',
  cardEnding: (lastDigits: string) => `Terminada en ${lastDigits}`,
  cardRemove: (lastDigits: string) => `Borrar la tarjeta terminada en ${lastDigits}`,
  cardRemoveTitle: '¿Borrar esta tarjeta?',
  cardRemoveText: 'No afecta tus pedidos anteriores. La puedes agregar de nuevo cuando quieras.',
  cardRemoved: 'Borraste la tarjeta.',
  cardEnrolling: 'Guardando tu tarjeta…',
  cardAddedTitle: 'Tarjeta guardada',
  cardAddedText: 'Ya puedes pagar con un toque.',
  cardFailedTitle: 'No se guardó la tarjeta',
  cardFailedText: 'No se cobró nada. Revisa los datos, prueba con otra tarjeta o paga de otra forma.',
  cardStillText: 'Aún no nos confirman. No la agregues de nuevo: aparecerá aquí apenas esté.',

  cardNoneTitle: 'No hay una tarjeta en proceso',
  cardNoneText: 'Guardar tarjetas necesita una cuenta, y las cuentas abren pronto. No se guardó ni se cobró nada.',

  pointsBalance: (amount: string) => `Tienes ${amount} para usar`,
  pointsNone: 'Aún no juntas puntos.',

  companiesTitle: 'Convenios',
  privacyTitle: 'Tus datos son tuyos',
  emailSubscription: 'Recibir ofertas por correo',
  exportData: 'Descargar mis datos',
  erase: 'Borrar mi cuenta',
  eraseTitle: '¿Borrar tu cuenta?',
  eraseText: 'Borramos tus datos, direcciones y tarjetas. Lo que la ley obliga a guardar queda sin tu nombre. No se puede deshacer.',
  eraseActive: (count: number) => `Tienes ${counted(count, 'pedido', 'pedidos')} en curso. Podrás borrarla cuando termine.`,
  eraseYes: 'Borrar mi cuenta',
  erased: `Borramos tu cuenta. Tu ${w.cart} sigue en este equipo.`,
});
export type ProfileTexts = ReturnType<typeof profile>;
