import type { ErrorFacts } from '../make-error-text.ts';

/** Returns why points cannot be used, with the limit. docs/rules/points.md#five-refusals. */
export function pointsProblem({ reason, maximum, minimum, available }: ErrorFacts): string {
  if (reason === 'notDiscount') return 'Escribe cuánto quieres pagar con puntos.';
  if (reason === 'rewardHigherThanTotalPrice')
    return `Es más de lo que cuestan tus productos${maximum === undefined ? '' : `: puedes usar hasta ${maximum}`}.`;
  if (reason === 'maxAmountToExchange' && maximum !== undefined)
    return `En cada pedido puedes usar hasta ${maximum} en puntos.`;
  if (reason === 'notEnoughPoints')
    return `No te alcanzan los puntos${available === undefined ? '' : `: tienes ${available}`}.`;
  if (reason === 'minAmountToExchange' && minimum !== undefined)
    return `Puedes usar puntos desde ${minimum}.`;
  return 'Tus puntos siguen intactos.';
}
