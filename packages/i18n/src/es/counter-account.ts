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
  alerts: {
    title: 'Avisos',
    toggle: 'Avisarme en este teléfono',
    lead: 'Si un pedido espera más de un minuto, o un repartidor tiene un problema. También con la pantalla bloqueada.',
    stores: (names: string) => `${names}.`,
    on: 'Listo: los avisos llegan a este teléfono.',
    off: 'Este teléfono ya no recibe avisos.',
    failed: 'No se pudo encender. Revisa la conexión y prueba otra vez.',
    blocked:
      'Los avisos de este sitio están bloqueados. Permítelos en los ajustes del navegador y vuelve aquí.',
    install:
      'En un iPhone o iPad los avisos necesitan la app: toca Compartir y «Agregar a inicio», y abre el mostrador desde ahí.',
    unsupported: 'Este navegador no recibe avisos. Prueba con Chrome, Edge o Firefox.',
    shared:
      'Esta tablet es del local y suena sola, también bloqueada. Los avisos son para tu teléfono: entra en él con tu correo.',
    absent: 'Aquí todavía no hay avisos. Se encienden al instalar el sistema.',
  },
  dayMail: {
    title: 'Correo del día',
    toggle: 'Recibir el día por correo',
    lead: 'Cada noche, cuánto se vendió. Si no hubo ventas, no llega.',
    on: 'Listo: esta noche llega el primero.',
    off: 'Ya no llega el correo del día.',
  },
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
