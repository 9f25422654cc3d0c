const tries = (left: number): string =>
  left === 1 ? 'Queda 1 intento' : `Quedan ${left} intentos`;

/** The orders that a device keeps, and how they are read without a connection. */
export const counterOffline = () => ({
  title: (time: string) => `Sin conexión: pedidos de las ${time}`,
  from: (time: string) => `Pedidos de las ${time}`,
  onlyReading: 'Solo se pueden mirar. Cuando vuelva la conexión, entra con tu PIN.',
  signInLead: 'Sin conexión. Con tu PIN ves los últimos pedidos que llegaron.',
  noCopy: 'Sin conexión. Los pedidos se ven aquí cuando vuelva.',
  wrong: (left: number) => `PIN equivocado. ${tries(left)}.`,
  gone: `Demasiados PIN equivocados. Con tu nombre ya no se ven los pedidos sin conexión. Cuando vuelva, entra como siempre.`,
  opening: 'Abriendo…',
  close: 'Cerrar',
  toBoard: 'Ver los pedidos',
  missingTitle: 'Este pedido no está guardado',
  missingText: 'Se ve cuando vuelva la conexión.',
});
