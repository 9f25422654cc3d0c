import { counted } from '../plural.ts';
import type { Words } from './words.ts';

/** Data, addresses, cards, points, privacy. Amounts arrive formatted. */
export const profile = (w: Words) => ({
  title: 'Mi perfil',
  greeting: (name: string) => `Hola, ${name}`,
  signIn: 'Ingresar o crear cuenta',
  signInText: 'Con tu correo y un código. Sin contraseñas.',

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
