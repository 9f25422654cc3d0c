import type { Vocabulary } from './words.ts';

/**
 * The profile: a user's data, sessions, consents, export and erasure; for others the data on this
 * device.
 */
export const profile = (w: Vocabulary) => ({
  title: 'Mi perfil',
  login: 'Ingresar',
  logout: 'Cerrar sesión',
  greeting: (name: string) => `Hola, ${name}`,

  visitorTitle: 'Aún no nos conocemos',
  visitorText: 'Pides sin cuenta: tu nombre, correo y teléfono te los pedimos solo al pagar.',
  guestText: 'Los usaste en tu último pedido. Este dispositivo los guarda para el próximo.',
  name: 'Nombre',
  loginTitle: 'Guarda tus datos en tu cuenta',
  loginText:
    'Ingresas con un código que llega a tu correo, sin contraseña. Pedir sin cuenta sigue igual.',
  loginGuest: (email: string) =>
    `Ingresa con ${email} y los pedidos y direcciones de este dispositivo pasan a tu cuenta. Te llega un código, sin contraseña.`,
  loginPoints: (program: string) => `Con tu cuenta juntas puntos ${program}.`,
  offerTitle: 'Guarda tus datos para la próxima',
  offerText: (email: string) =>
    `Te llega un código a ${email}, sin contraseña, y este pedido queda en tu cuenta.`,
  lastAddress: 'Última dirección',
  deviceTitle: 'Este dispositivo',
  forget: 'Olvidar mis datos en este dispositivo',
  forgetText: `Borra de este dispositivo tus datos, tu dirección y tu ${w.cart}. Tus pedidos en curso siguen, pero ya no podrás verlos desde aquí.`,
  forgetTitle: '¿Olvidar tus datos en este dispositivo?',
  forgetYes: 'Sí, olvidar',
  forgotten: 'Este dispositivo ya no guarda tus datos.',

  dataTitle: 'Mis datos',
  edit: 'Editar',
  editData: 'Editar mis datos',
  dataSaved: 'Guardamos tus datos.',
  saving: 'Guardando…',
  nameMissing: 'Falta tu nombre',
  phoneMissing: 'Falta tu teléfono',
  emailChangeHint: 'Si lo cambias, te enviamos un código al correo nuevo.',
  notSaved: {
    network: 'Se cortó la conexión y no se guardó. Lo que escribiste sigue aquí.',
    tooMany: (wait: string) => `Son muchos intentos. Inténtalo de nuevo en ${wait}.`,
    other: 'No se guardó. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  },
  notLoadedTitle: 'No pudimos traer tu perfil',
  notLoadedText: 'Tus datos están a salvo. Inténtalo de nuevo en un momento.',
  offlineText: 'No hay conexión. Tu perfil aparece cuando vuelva.',

  changeEmailTitle: 'Confirma tu correo nuevo',
  changeEmail: 'Cambiar mi correo',
  emailTaken: 'Ese correo ya tiene otra cuenta. Usa otro o ingresa con ese correo.',

  code: {
    notSent: 'No pudimos enviar el código. Inténtalo de nuevo.',
    notChecked: 'No pudimos revisar el código. Inténtalo de nuevo.',
    network: 'Se cortó la conexión. Inténtalo de nuevo.',
    tooMany: (wait: string) => `Pediste muchos códigos. Inténtalo de nuevo en ${wait}.`,
  },

  sessionsTitle: 'Sesiones abiertas',
  sessionsValue: 'Este y otros dispositivos',
  thisDevice: 'este dispositivo',
  lastUsed: (day: string) => `Último uso: ${day}`,
  endSession: 'Cerrar',
  endSessionOf: (device: string) => `Cerrar la sesión de ${device}`,
  endOthers: 'Cerrar las demás sesiones',
  sessionEnded: 'Cerramos esa sesión.',
  othersEnded: 'Cerramos las demás sesiones. Solo queda la de este dispositivo.',
  sessionNotEnded: 'No pudimos cerrarla: sigue abierta.',
  sessionsNotLoaded: 'No pudimos traer tus sesiones.',

  inviteTitle: 'Invita a alguien',
  inviteText: 'Quien pide con tu código paga menos.',
  inviteShared: ({ code, commerce }: { code: string; commerce: string }) =>
    `Pide en ${commerce} con mi código ${code} y paga menos.`,
  inviteCopy: 'Copiar código',
  inviteShare: 'Compartir',
  inviteCopied: 'Copiamos tu código.',
  inviteNotCopied: (code: string) => `Copia tu código: ${code}`,

  offersTitle: 'Ofertas por correo',
  consentsTitle: 'Ofertas y medición',
  offersReceived: 'Recibes ofertas por correo',
  offersNotReceived: 'No recibes ofertas por correo',
  offersOn: 'Te enviaremos ofertas por correo.',
  offersOff: 'Ya no te enviaremos ofertas por correo.',
  consentNotSaved: 'No se guardó el cambio.',

  privacyTitle: 'Tus datos son tuyos',
  privacyValue: 'Descárgalos o bórralos',
  privacyText: 'Puedes llevarte una copia de todo lo que guardamos de ti, o pedir que lo borremos.',
  exportData: 'Descargar mis datos',
  exportFile: 'mis-datos',
  exporting: 'Preparando la copia…',
  exported: 'Descargamos una copia de tus datos.',
  notExported: 'No pudimos preparar la copia.',
  exportedToday: (wait: string) =>
    `Ya descargaste varias copias hoy. Inténtalo de nuevo en ${wait}.`,
  erase: 'Borrar mis datos',
  eraseTitle: '¿Borrar tus datos?',
  eraseGoes:
    'Se borran para siempre tu nombre, tu correo, tu teléfono, tus direcciones y tus respuestas, y se cierran todas tus sesiones.',
  eraseStays:
    'Por ley guardamos los productos, los montos y las fechas de tus pedidos, sin tu nombre.',
  eraseCode: (email: string) => `Para confirmar que eres tú, te enviamos un código a ${email}.`,
  eraseSendCode: 'Enviarme el código',
  eraseYes: 'Sí, borrar mis datos',
  erasing: 'Borrando…',
  erased: 'Borramos tus datos.',
  eraseUnderWay:
    'Tienes un pedido en curso y sin tus datos no podría llegar. Podrás borrarlos cuando termine.',
  notErased: 'No se borró nada. Inténtalo de nuevo.',
});
export type ProfileTexts = ReturnType<typeof profile>;
