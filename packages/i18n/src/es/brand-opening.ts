const done = 'Listo';

/** The steps from a new brand to an open shop. */
export const brandOpening = () => ({
  title: 'Abre tu tienda',
  lead: ({ done, all }: { done: number; all: number }) =>
    `Llevas ${done} de ${all} pasos. Hazlos en el orden que quieras, y sigue otro día si hace falta.`,
  steps: {
    name: { title: 'Nombre y país', hint: 'Cómo se llama tu tienda', doneHint: done },
    look: { title: 'Aspecto', hint: 'Tu logo y tus colores', doneHint: done },
    store: { title: 'Local y horario', hint: 'Dirección, teléfono y horas', doneHint: done },
    delivery: {
      title: 'A domicilio o para llevar',
      hint: 'Dibuja dónde repartes',
      doneHint: 'Listo. Cámbialo cuando quieras',
    },
    dishes: { title: 'Primeros platos', hint: 'Con tres basta para empezar', doneHint: done },
    payment: {
      title: 'Formas de pago',
      hint: 'Cómo te pagan',
      doneHint: 'Listo. Cámbialo cuando quieras',
    },
  },
  missing: (step: string) => `Para abrir falta: ${step}.`,
  ready: 'Está todo lo necesario. Cuando la abras, cualquiera podrá pedirte.',
  open: 'Abrir la tienda',
  opened: 'Tu tienda está abierta',
});
