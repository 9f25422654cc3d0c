const locales: Readonly<Record<string, string>> = { CLP: 'es-CL', GTQ: 'es-GT', MXN: 'es-MX' };

/** Formats an amount of major units as its country writes it. */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(locales[currency] ?? 'es-CL', { style: 'currency', currency }).format(
    amount,
  );
