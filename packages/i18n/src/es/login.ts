import { countNoun } from '../plural.ts';
import type { Vocabulary } from './words.ts';

/** The login modal: e-mail, code, name and phone. */
export const login = (w: Vocabulary) => ({
  title: 'Ingresa con tu correo',
  lead: 'Te enviamos un código para entrar. Sin contraseñas.',
  send: 'Enviar código',
  sending: 'Enviando…',

  codeTitle: 'Ingresa tu código',
  sentTo: 'Lo enviamos a',
  lasts: (minutes: number) => `Dura ${countNoun(minutes, 'minuto', 'minutos')}.`,
  codeOfDigits: (length: number) => `Código de ${length} dígitos`,
  codeOfCharacters: (length: number) => `Código de ${length} letras y números`,
  paste: 'Puedes pegarlo desde tu correo',
  submit: 'Ingresar',
  submitting: 'Ingresando…',
  incomplete: (length: number) => `Escribe los ${length} caracteres del código.`,
  wrong: (triesLeft: number) =>
    `Ese código no es. Te ${triesLeft === 1 ? 'queda' : 'quedan'} ${countNoun(triesLeft, 'intento', 'intentos')}.`,
  over: 'Ese código ya no sirve. Pide uno nuevo.',
  linkOver: 'Ese enlace ya no sirve. Escribe el código del correo o pide uno nuevo.',
  newCode: 'Enviar un código nuevo',
  resendIn: (time: string) => `Reenviar en ${time}`,
  resend: 'Reenviar código',
  resent: 'Te lo enviamos de nuevo.',
  notArrived:
    '¿No llega? Revisa el correo no deseado. A veces tarda unos minutos: también puedes pedir sin cuenta.',
  changeEmail: 'Cambiar correo',

  benefits: `Al ingresar usas cupones y tus direcciones guardadas. Tu ${w.cart} queda igual.`,
  benefitsOf: (programme: string) =>
    `Al ingresar juntas puntos ${programme} y usas cupones. Tu ${w.cart} queda igual.`,
  guestOrder: (email: string) =>
    `Tienes un pedido en camino como invitado, con ${email}. No pasa a esta cuenta: lo sigues viendo en este dispositivo hasta que termine.`,

  linkTitle: 'Estamos abriendo tu cuenta',
  linkText: 'Revisamos el enlace de tu correo…',
  elsewhereTitle: 'Escribe el código en el dispositivo donde lo pediste',
  elsewhereText:
    'Este enlace abre tu cuenta solo en el navegador que pidió el código. Vuelve a él y escribe el código del correo.',
  elsewhereHere: 'Ingresar en este dispositivo',

  dataTitle: 'Ya ingresaste',
  dataLead: 'Completa tus datos para pedir más rápido.',
  save: 'Guardar mis datos',
  saving: 'Guardando…',
  later: 'Ahora no',

  welcome: 'Ya ingresaste.',
  mergedOrders: (count: number) =>
    count === 1
      ? 'Ya ingresaste. Tu pedido de invitado está en tu cuenta.'
      : `Ya ingresaste. Tus ${count} pedidos de invitado están en tu cuenta.`,
});
export type LoginTexts = ReturnType<typeof login>;
