import type { Vocabulary } from './words.ts';

/** The sessions of a user, their end, and data of another account. */
export const session = (w: Vocabulary) => ({
  browserOn: ({ browser, system }: { browser: string; system: string }) =>
    `${browser} en ${system}`,
  unknownBrowser: 'Navegador desconocido',

  logoutTitle: '¿Cerrar sesión?',
  logoutText: `Borramos de este dispositivo tus datos y tus direcciones. Tu ${w.cart} queda igual y tus pedidos siguen.`,
  logout: 'Cerrar sesión',
  closing: 'Cerrando…',

  closed: {
    ended: {
      title: 'Se cerró tu sesión',
      text: `Ya no estás en tu cuenta y este dispositivo no guarda tus datos. Tu ${w.cart} queda igual y no se cobró nada.`,
    },
    loggedOut: {
      title: 'Cerraste tu sesión',
      text: `Este dispositivo ya no guarda tus datos. Tu ${w.cart} queda igual.`,
    },
    erased: {
      title: 'Borramos tus datos',
      text: 'Ya no tienes cuenta y este dispositivo no guarda nada de ti. Puedes pedir sin cuenta o crear otra cuando quieras.',
    },
  },
  toMenu: 'Ver el menú',
  again: 'Ingresar de nuevo',

  endAllTitle: '¿Cerrar tu sesión en todos los dispositivos?',
  endAllText:
    'Hazlo si no reconoces el ingreso que te avisamos por correo. Después ingresas de nuevo con un código.',
  endAll: 'Cerrar todas las sesiones',
  endAllDoneTitle: 'Cerramos todas tus sesiones',
  endAllDoneText: 'Nadie sigue en tu cuenta. Para entrar hace falta un código nuevo de tu correo.',
  endAllGone: 'Este enlace ya no sirve. Ingresa y cierra las otras sesiones desde tu perfil.',

  unsubscribeTitle: '¿No quieres más correos?',
  unsubscribeText:
    'Dejamos de enviarte encuestas y novedades. Los avisos de tus pedidos siguen llegando.',
  unsubscribe: 'No enviarme más',
  unsubscribing: 'Guardando…',
  unsubscribedTitle: 'Listo, no te escribimos más',
  unsubscribedText: 'Si cambias de opinión, actívalo en tu perfil.',
  unsubscribeGone: 'Este enlace ya no sirve. Abre el de un correo más nuevo.',

  forbiddenTitle: 'Esto no pertenece a tu cuenta',
  forbiddenText: 'No hicimos ningún cambio. Ingresa con la cuenta que corresponde.',
});

export type SessionTexts = ReturnType<typeof session>;
