import { capitalise } from '../capitalise.ts';
import type { Vocabulary } from './words.ts';

/** The own screen of a staff member: who they are here, their PIN, and the device. */
export const accountWords = (w: Vocabulary) => ({
  title: 'Mi cuenta',
  allStores: capitalise(w.allStores),
  sessionUntil: (when: string) => `La sesión dura hasta ${when}.`,
  pin: 'PIN',
  pinSet: 'Con tu PIN entras en la tablet sin esperar el correo.',
  pinMissing: 'Todavía no tienes PIN. Con uno entras en la tablet sin esperar el correo.',
  changePin: 'Cambiar mi PIN',
  choosePin: 'Elegir un PIN',
  current: 'Escribe tu PIN de ahora',
  next: 'Escribe tu PIN nuevo',
  again: 'Escríbelo una vez más',
  forgotten: '¿Lo olvidaste? Bloquea la pantalla y entra con el correo.',
  pinChanged: 'Tu PIN cambió.',
  pinInDoubt: 'No llegó la respuesta. Puede que tu PIN nuevo ya sirva: pruébalo al entrar.',
  device: 'Este dispositivo',
  sharedDevice: `Tablet ${w.ofTheStore}: varias personas entran con su PIN.`,
  ownDevice: 'Solo entras tú.',
  approve: 'Aprobar para el equipo',
  approveHint: 'Todavía entran con PIN solo quienes ya entraron aquí con su correo.',
  approveHintOwner: 'Aquí el PIN de un dueño todavía no sirve si no entró antes con su correo.',
  approved: 'Listo: el equipo entra aquí con su PIN.',
  signOut: 'Salir de este dispositivo',
  signOutSure: 'Para volver a entrar aquí hace falta un código por correo. ¿Salir?',
  signOutYes: 'Sí, salir',
});
