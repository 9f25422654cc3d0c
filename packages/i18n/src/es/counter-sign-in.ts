import type { Vocabulary } from './words.ts';

const tries = (left: number): string =>
  left === 1 ? 'Queda 1 intento' : `Quedan ${left} intentos`;

/** The sign-in of staff: the mailed code, the names of a shared tablet, the PIN. */
export const signInWords = (w: Vocabulary) => ({
  title: 'Entrar al mostrador',
  ended: {
    idle: 'Tu sesión terminó. Entra de nuevo.',
    inAction: 'Tu sesión terminó con algo a medias. Entra y mira si quedó hecho.',
  },
  emailLead: 'Te mandamos un código al correo con el que te invitaron.',
  email: w.email,
  emailWrong: 'Revisa el correo: le falta algo.',
  device: 'Este dispositivo',
  shared: `Tablet ${w.ofTheStore}`,
  sharedHint: 'Varias personas entran con su PIN.',
  own: 'Mi teléfono',
  ownHint: 'Solo entro yo. La sesión dura 30 días.',
  deviceName: 'Nombre del dispositivo',
  deviceNameHint: 'Así aparece en la lista de dispositivos.',
  deviceNameWrong: 'Escribe un nombre corto, como «Tablet cocina».',
  sharedName: 'Tablet',
  ownName: 'Teléfono',
  sendCode: 'Mandar el código',
  back: 'Volver',
  codeTitle: 'Escribe el código',
  codeLead: (email: string) => `Lo mandamos a ${email}. Dura 10 minutos.`,
  code: 'Código',
  codeHint: 'Está en el correo. Puedes pegarlo.',
  codeWrong: (left: number) => `Ese no es el código. ${tries(left)}.`,
  codeOver: 'Ese código ya no sirve. Pide otro.',
  codeAgain: 'Mandar otra vez',
  codeSent: 'Código enviado. Mira tu correo.',
  wait: (minutes: number) =>
    minutes === 1
      ? 'Espera un minuto y pide otro código.'
      : `Espera ${minutes} minutos y pide otro código.`,
  enter: 'Entrar',
  who: '¿Quién eres?',
  withEmail: 'Entrar con el correo',
  noPin: 'Sin PIN: entra con el correo',
  needsCode: 'Demasiados PIN equivocados. Entra con el correo para usarlo aquí otra vez.',
  pinLocked: 'PIN bloqueado: entra con el correo',
  notListed: '¿No está tu nombre? La primera vez entra con el correo.',
  pinTitle: (name: string) => `Hola, ${name}`,
  pinLead: 'Escribe tu PIN de 4 números.',
  pinTyped: (count: number) => `${count} de 4`,
  pinDelete: 'Borrar',
  pinWrong: (left: number) => `PIN equivocado. ${tries(left)}.`,
  pinForgotten: 'Olvidé mi PIN',
  pinWarned: (count: number) =>
    count === 1
      ? 'Alguien escribió un PIN equivocado con tu nombre.'
      : `Alguien escribió ${count} PIN equivocados con tu nombre.`,
  newPinTitle: 'Elige tu PIN',
  newPinLead: 'Con estos 4 números entras en la tablet.',
  newPinAgainTitle: 'Repite tu PIN',
  newPinAgainLead: 'Escríbelo una vez más.',
  newPinOther: 'No es el mismo. Elige tu PIN de nuevo.',
  newPinEasy: 'Ese PIN es muy fácil. Elige otro.',
  later: 'Ahora no',
});
