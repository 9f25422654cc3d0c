import type { KitchenProblem } from '@comanda/domain/order/kitchen-retry.ts';
import { plural } from '../plural.ts';

/** The problem of a restaurant's system, for a manager: what it does, and who can repair it. */
const problems = {
  noAddress: 'Falta su dirección. Avisa a Comanda.',
  noKey: 'Falta su clave. Avisa a Comanda.',
  privateAddress: 'Su dirección no sirve. Avisa a Comanda.',
  timeout: 'No responde a tiempo. Revisa que esté encendido.',
  connectionFailed: 'No se puede conectar. Revisa que esté encendido y con internet.',
  refused: 'Rechaza los pedidos. Avisa a quien lo instaló.',
  circuitOpen: 'No responde. Revisa que esté encendido y con internet.',
} satisfies Record<KitchenProblem, string>;

/**
 * Words about the party that takes the orders of a store, and about orders that the restaurant's
 * own system has not taken.
 */
export const systemWords = () => ({
  title: 'Quién recibe los pedidos',
  counter: 'Este mostrador. Aquí se aceptan todos.',
  working: 'El sistema del restaurante. Todo llegó.',
  delayed: 'El sistema del restaurante. Falta que reciba algunos pedidos.',
  down: (since: string) => `Tu sistema no recibe pedidos desde ${since}.`,
  meanwhile: 'Mientras tanto, acéptalos aquí, en Pedidos.',
  problems,
  lastTry: (at: string) => `Último intento: ${at}.`,
  waitingTitle: 'Pedidos sin recibir',
  order: (number: number) => `Pedido ${number}`,
  waits: (since: string) => `Espera desde ${since}`,
  tries: (count: number) => `${count} ${plural(count, 'intento', 'intentos')}`,
  gaveUp: 'Ya no se intenta solo',
  begun: 'Ya lo aceptaron aquí',
  send: 'Mandar otra vez',
  sent: (count: number) =>
    count === 0
      ? 'No había nada que mandar.'
      : `${plural(count, 'Se manda', 'Se mandan')} ${count} ${plural(count, 'pedido', 'pedidos')} otra vez.`,
});
