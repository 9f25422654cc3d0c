import type { SurveyQuestionId } from '@comanda/domain/survey/survey-questions.ts';
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

/** The satisfaction survey, and its page for a shopper who has no pending survey. */
export const survey = (w: Vocabulary) => ({
  questions,
  noneTitle: 'No tienes una encuesta pendiente',
  noneText: `Si algo salió mal con un pedido, llama ${w.toTheStore}: el teléfono está en Mis pedidos.`,
});
