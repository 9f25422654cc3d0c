const format = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' });

/** Formats an amount in whole pesos, as usual in Chile. */
export const pesos = (amount: number): string => format.format(amount);
