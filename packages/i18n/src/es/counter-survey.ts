import { plural } from '../plural.ts';

/** The answers of guests about their orders, at the counter. */
export const counterSurvey = () => ({
  title: 'Opiniones',
  week: 'Últimos 7 días',
  month: 'Últimos 30 días',
  answers: (count: number) => `${count} ${plural(count, 'respuesta', 'respuestas')}`,
  noAnswers: 'Nadie ha respondido',
  list: 'Respuestas',
  filter: 'Qué respuestas',
  all: 'Todas',
  low: 'Notas bajas',
  empty:
    'Todavía nadie responde. Al día siguiente de su pedido, tus clientes reciben la encuesta por correo.',
  emptyLow: 'Ninguna nota baja.',
  more: 'Ver más',
  order: (number: number) => `Pedido ${number}`,
  recommends: 'Recomendaría',
  taste: 'Comida',
  delivery: 'Entrega',
  ofTen: (mark: string) => `${mark} de 10`,
  ofFive: (mark: string) => `${mark} de 5`,
  notComplete: 'Faltó algo',
  notOnTime: 'Llegó tarde',
  notAgain: 'No pediría otra vez',
  lowMark: 'Nota baja',
});
