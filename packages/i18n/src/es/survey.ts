/** The satisfaction survey (Spec §3, §8). Scores from 0 to 10, or 1 to 5 where `outOf` says so. */
export const survey = () => ({
  title: '¿Cómo estuvo tu pedido?',
  noneTitle: 'No tienes una encuesta pendiente',
  noneText: 'Si algo salió mal con un pedido, llama al local: el teléfono está en tu pedido.',
  intro: (number: number) => `Pedido ${number}. Te toma menos de un minuto.`,
  recommendation: '¿Nos recomendarías?',
  recommendationLow: 'Nada probable',
  recommendationHigh: 'Muy probable',
  taste: '¿Qué tal el sabor?',
  delivery: '¿Qué tal la entrega?',
  onTime: '¿Llegó a tiempo?',
  complete: '¿Llegó completo?',
  hot: '¿Llegó como esperabas?',
  score: ({ score, outOf }: { score: number; outOf: number }) => `${score} de ${outOf}`,
  comment: '¿Algo más que quieras contarnos?',
  commentHint: 'Opcional',
  send: 'Enviar',
  missing: 'Responde todas las preguntas para enviar.',
  answerOk: '¡Gracias! Lo leemos todo.',
  alreadyAnswered: 'Ya habías respondido. Guardamos tu primera respuesta.',
  answerError: 'No pudimos guardar tu respuesta. Inténtalo de nuevo: lo que escribiste sigue aquí.',
});
export type SurveyTexts = ReturnType<typeof survey>;
