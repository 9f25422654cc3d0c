const format = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' });

/** An amount in whole pesos, as it is read in Chile. */
export const pesos = (amount: number): string => format.format(amount);
