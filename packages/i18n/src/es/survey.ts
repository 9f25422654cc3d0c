import type { SurveyQuestionId } from '@comanda/domain/survey/survey-questions.ts';
import { countNoun } from '../plural.ts';
import type { Vocabulary } from './words.ts';

/** The usual questions; a brand may replace each. */
const questions = {
  recommendation: '¿Qué tan probable es que nos recomiendes?',
  taste: '¿Qué tal estaba la comida?',
  delivery: '¿Qué tal estuvo la entrega?',
  complete: '¿Venía todo lo que pediste?',
  onTime: '¿Estuvo a la hora que te dijimos?',
  orderAgain: '¿Volverías a pedir?',
  comment: '¿Algo más que quieras contarnos?',
} satisfies Record<SurveyQuestionId, string>;

/** Names of the stars, from one to five. */
const stars = {
  one: 'Muy mal',
  two: 'Mal',
  three: 'Regular',
  four: 'Bien',
  five: 'Muy bien',
};

/** Messages of questions without an answer. */
const missing = {
  scale: 'Elige un número del 0 al 10.',
  stars: 'Elige de 1 a 5 estrellas.',
  yesNo: 'Elige sí o no.',
};

/** The satisfaction survey: the questions, the form and its outcomes. Days arrive formatted. */
export const survey = (w: Vocabulary) => ({
  title: 'Cuéntanos cómo estuvo',
  about: ({ number, store }: { number: number; store: string }) => `Pedido ${number} · ${store}`,
  lead: 'Un minuto y listo. Tus respuestas nos ayudan a mejorar.',
  questions,
  scaleLow: 'Nada probable',
  scaleHigh: 'Muy probable',
  stars,
  star: ({ count, name }: { count: number; name: string }) =>
    `${countNoun(count, 'estrella', 'estrellas')}: ${name}`,
  yes: 'Sí',
  no: 'No',
  commentHint: 'Opcional. No escribas datos de tarjetas.',
  commentLeft: (count: number) =>
    `${count === 1 ? 'Queda' : 'Quedan'} ${countNoun(count, 'carácter', 'caracteres')}`,
  missing,
  problems: (count: number) => (count === 1 ? 'Falta una respuesta' : `Faltan ${count} respuestas`),
  cardNumber: 'Quita el número de tarjeta del comentario.',
  send: 'Enviar respuestas',
  sending: 'Enviando…',
  sentTitle: '¡Gracias por contarnos!',
  sentText: `Tus respuestas le llegan ${w.toTheStore}.`,
  answeredTitle: 'Ya respondiste esta encuesta',
  answeredText: 'Guardamos tu primera respuesta. ¡Gracias!',
  failedTitle: 'No pudimos enviar tus respuestas',
  failedText: 'No se perdió nada: siguen aquí. Inténtalo de nuevo.',
  changedText: 'Cambiamos las preguntas hace un momento. Revísalas y envía de nuevo.',
  notCompletedTitle: 'Este pedido todavía no tiene encuesta',
  notCompletedText: 'Puedes contarnos cómo estuvo cuando ya lo tengas.',
  login: 'Ingresar',
  loginTitle: 'Ingresa para responder',
  loginText: 'Usa el correo con el que pediste, o el enlace que te enviamos.',
  notFoundTitle: 'No encontramos esta encuesta',
  notFoundText:
    'El enlace del correo sirve por 30 días. También puedes responder desde Mis pedidos.',
  notLoadedTitle: 'No pudimos abrir la encuesta',
  noneTitle: 'No tienes una encuesta pendiente',
  noneText: `Si algo salió mal con un pedido, llama ${w.toTheStore}: el teléfono está en Mis pedidos.`,
});
export type SurveyTexts = ReturnType<typeof survey>;
