import type { Vocabulary } from './words.ts';

/** The survey page for a shopper who has no pending survey. */
export const survey = (w: Vocabulary) => ({
  noneTitle: 'No tienes una encuesta pendiente',
  noneText: `Si algo salió mal con un pedido, llama ${w.toTheStore}: el teléfono está en Mis pedidos.`,
});
