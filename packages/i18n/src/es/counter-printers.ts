import { countNoun } from '../plural.ts';

type Named = { name: string };
type Since = { name: string; since: string };

/** The printers of a store at the counter: list, states, adding one, and its trouble. */
export const counterPrinters = () => ({
  title: 'Impresoras',
  ofStore: 'Las del local',
  lead: 'Imprimen solas cada pedido, sin tocar nada.',
  add: 'Agregar impresora',
  none: 'Todavía no hay impresoras',
  noneHint:
    'Con una Star o una Epson conectada a internet, cada pedido sale en papel en la cocina, la barra o la puerta.',
  onlyManagers: 'Las agrega y las cambia el encargado o el dueño.',
  link: 'Impresoras y papel',
  linkHint: 'Las que imprimen solas, y el papel de este dispositivo.',

  station: { kitchen: 'Cocina', bar: 'Barra', door: 'Puerta' },
  stationHint: {
    kitchen: 'Platos, opciones, notas y alergias',
    bar: 'Igual que la cocina, con las categorías que elijas',
    door: 'El papel de la bolsa: quién, dónde y cuánto cobrar',
  },
  kind: { star: 'Star', epson: 'Epson' },
  kindHint: { star: 'Con CloudPRNT', epson: 'Con Server Direct Print' },
  moment: { arrival: 'Al llegar', acceptance: 'Al aceptar' },
  width: (millimetres: number) => `${millimetres} mm`,
  copies: (count: number) => countNoun(count, 'copia', 'copias'),
  categories: (count: number) => countNoun(count, 'categoría', 'categorías'),

  state: {
    neverSeen: 'Todavía no se conecta',
    online: 'En línea',
    paperLow: 'Queda poco papel',
    paperOut: 'Sin papel',
    coverOpen: 'Tapa abierta',
    error: 'Con una falla',
    away: 'No responde',
  },
  awaySince: (since: string) => `No responde desde ${since}`,
  stuck: 'No imprime',
  short: ({ name, state }: { name: string; state: string }) => `${name}: ${state.toLowerCase()}`,
  today: (time: string) => `las ${time}`,
  earlier: ({ day, time }: { day: string; time: string }) => `${day} a las ${time}`,
  waiting: (count: number) => countNoun(count, 'papel espera', 'papeles esperan'),

  trouble: {
    neverSeen: ({ name }: Named) => `La impresora ${name} todavía no se conecta`,
    online: ({ name }: Named) => `La impresora ${name} no imprime`,
    paperLow: ({ name }: Named) => `A la impresora ${name} le queda poco papel`,
    paperOut: ({ name }: Named) => `La impresora ${name} no tiene papel`,
    coverOpen: ({ name }: Named) => `La impresora ${name} tiene la tapa abierta`,
    error: ({ name }: Named) => `La impresora ${name} tiene una falla`,
    away: ({ name, since }: Since) => `La impresora ${name} no responde desde ${since}`,
  },
  withWaiting: ({ trouble, waiting }: { trouble: string; waiting: string }) =>
    `${trouble}: ${waiting}`,

  form: {
    close: 'Cerrar',
    addTitle: 'Agregar impresora',
    changeTitle: (name: string) => `Cambiar ${name}`,
    kind: '¿Qué impresora es?',
    name: 'Nombre',
    nameHint: 'Como la llama tu equipo, por ejemplo Cocina o Parrilla.',
    noName: 'Escribe un nombre.',
    station: '¿Dónde está?',
    width: 'Ancho del papel',
    moment: '¿Cuándo imprime?',
    momentHint: { arrival: 'Apenas llega el pedido', acceptance: 'Cuando lo aceptan' },
    copies: 'Copias',
    fewer: 'Una menos',
    more: 'Una más',
    categories: 'Categorías que imprime',
    allCategories: 'Sin marcar ninguna, imprime todos los platos.',
    next: 'Agregar y ver la dirección',
    save: 'Guardar',
    saved: 'Cambios guardados.',
    tooMany: 'Este local ya tiene todas las impresoras que puede tener.',
  },

  address: {
    title: (name: string) => `Conecta ${name}`,
    once: 'La dirección es secreta y se muestra solo ahora. Si la pierdes, pide otra.',
    url: 'Dirección',
    status: 'Dirección del estado',
    copy: 'Copiar',
    copyOf: (what: string) => `Copiar: ${what}`,
    copied: 'Copiada.',
    notCopied: 'No se pudo copiar. Márcala y cópiala a mano.',
    steps: {
      network: 'Conecta la impresora a internet por cable o wifi.',
      testPage:
        'Imprime su página de prueba: mantén apretado el botón del papel al encenderla. Ahí sale su número de red (IP).',
      open: 'Escribe ese número en el navegador de un computador de la misma red, y entra con la clave de su etiqueta o de su manual.',
      star: 'En CloudPRNT, actívalo, pega la dirección en Server URL y escribe 5 segundos. Deja vacíos el usuario y la clave.',
      epson:
        'En Server Direct Print, actívalo, pega la dirección en URL 1, escribe 5 segundos y activa URL Encode.',
      status: 'En Status Notification, actívalo y pega la dirección del estado.',
      save: 'Guarda y deja que se reinicie.',
    },
    wait: 'Esperando a la impresora…',
    connected: 'Conectada',
    done: 'Listo',
    later: 'Seguir después',
  },

  test: 'Imprimir prueba',
  testOf: (name: string) => `Imprimir prueba en ${name}`,
  tested: (name: string) => `La prueba va a ${name}.`,
  change: 'Cambiar',
  changeOf: (name: string) => `Cambiar ${name}`,
  renew: 'Pedir otra dirección',
  renewSure: 'La dirección de ahora deja de servir. ¿Pedir otra?',
  renewYes: 'Sí, pedir otra',
  remove: 'Quitar impresora',
  removeSure: (waiting: number) =>
    waiting === 0
      ? 'Deja de imprimir. ¿Quitarla?'
      : `Deja de imprimir, y se pierden los papeles que esperan (${waiting}). ¿Quitarla?`,
  removeYes: 'Sí, quitar',
  removed: (name: string) => `${name}: quitada.`,

  reprint: {
    open: 'Imprimir otra vez',
    title: (number: number) => `Imprimir otra vez el pedido ${number}`,
    lead: 'Si ya salió uno, el papel dice que es una copia.',
    onDevice: 'En este dispositivo',
    sent: (name: string) => `El papel va a ${name}.`,
  },
});
export type CounterPrintersTexts = ReturnType<typeof counterPrinters>;
