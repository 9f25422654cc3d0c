/** What the browser says by itself when a call brings no refusal of ours (Spec §8 request error labels). */
export const requests = () => ({
  networkTitle: 'Se cortó la conexión',
  networkAtOrder:
    'No sabemos si el pedido llegó. No lo envíes desde otro lugar. Inténtalo de nuevo aquí: no se duplica ni se cobra dos veces.',
  timeoutTitle: 'Está tardando demasiado',
});
export type RequestTexts = ReturnType<typeof requests>;
