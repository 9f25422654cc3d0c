import { countNoun } from '../plural.ts';
import type { Vocabulary } from './words.ts';

/**
 * The frame of the counter: its bar, navigation, connection, and what happens when an action is
 * refused.
 */
export const counterShell = (w: Vocabulary) => ({
  title: 'Mostrador',
  skip: 'Ir al contenido',
  navigation: 'Secciones',
  nav: {
    board: 'Pedidos',
    search: 'Buscar',
    upcoming: 'Próximos',
    store: 'Local',
    menu: 'Carta',
    brand: 'Mi marca',
    money: 'Caja',
    numbers: 'Números',
    coupons: 'Cupones',
    riders: 'Repartos',
    staff: 'Equipo',
    actions: 'Historial',
    account: 'Mi cuenta',
  },
  backToStore: 'Volver a Local',
  problems: (count: number) => countNoun(count, 'problema', 'problemas'),
  riderProblem: (order: number) => `Problema del repartidor con el pedido ${order}`,
  role: { owner: 'Dueño', manager: 'Encargado', crew: 'Equipo' },
  chooseStore: `Elegir ${w.otherStore}`,
  lock: 'bloquear la pantalla',
  lockNotice: 'Pedidos que esperan',
  more: 'Más',
  close: 'Cerrar',
  loading: 'Cargando…',
  retry: 'Intentar de nuevo',
  notLoaded: 'No se pudo cargar.',

  online: 'En línea',
  offline: 'Sin conexión',
  needsConnection: 'Esto necesita conexión. Se carga solo cuando vuelva.',
  ordersWait: (count: number) =>
    `${countNoun(count, 'pedido nuevo', 'pedidos nuevos')} ${count === 1 ? 'espera' : 'esperan'}`,
  removalAnswer: (order: number) => `Respondieron por lo que falta en el pedido ${order}`,
  removalAnswers: (count: number) => `Respondieron por lo que falta en ${count} pedidos`,
  toAnswer: 'Ver la respuesta',
  /** Taps that the server has not answered, on a locked screen. */
  unsentTaps: (count: number) =>
    `${countNoun(count, 'cambio', 'cambios')} sin enviar: se ${count === 1 ? 'envía' : 'envían'} al volver la conexión`,
  sound: {
    on: 'Sonido encendido',
    blocked: 'Sin sonido: toca la pantalla',
    muted: 'Sin sonido por unos minutos: toca para encenderlo',
  },
  offlineText: 'Ves lo último que llegó. Para seguir con los pedidos espera a que vuelva.',

  notFoundTitle: 'Esta pantalla no existe',
  notFoundText: 'Vuelve a los pedidos.',
  toBoard: 'Ver los pedidos',
  notAllowedTitle: 'Tu rol no abre esta pantalla',
  notAllowedText: 'Pide ayuda al encargado o al dueño.',
  crashTitle: 'Esta pantalla falló',
  crashText: 'Los pedidos están a salvo. Carga la página otra vez.',
  reload: 'Cargar otra vez',

  refusal: {
    offline: 'Sin conexión: no se envió nada.',
    inDoubt: 'No llegó la respuesta. Intenta de nuevo: no se hace dos veces.',
    notAllowed: 'Tu rol no permite hacer esto.',
    gone: 'Ya no está aquí. Puede que otro dispositivo lo cambiara.',
    changed: 'Otro dispositivo lo cambió antes. Mira cómo quedó.',
    invalid: 'Revisa lo que escribiste.',
    tooMany: 'Demasiados intentos. Espera un momento.',
    unknown: 'No se pudo hacer. Intenta de nuevo.',
  },
});
export type CounterShellTexts = ReturnType<typeof counterShell>;
