/** The coupons in the profile: those of the user's companies, and those that the user used. */
export const myCoupons = () => ({
  title: 'Mis cupones',
  ofCompany: (company: string) => `Por ser de ${company}`,
  code: (code: string) => `Código ${code}`,
  codeUntil: ({ code, day }: { code: string; day: string }) => `Código ${code} · hasta el ${day}`,
  copy: 'Copiar',
  copyOf: (code: string) => `Copiar el código ${code}`,
  copied: 'Copiamos el código. Úsalo al pagar.',
  notCopied: (code: string) => `Copia el código: ${code}`,
  usedTitle: 'Ya usados',
  saved: (amount: string) => `Ahorraste ${amount}`,
  usedOn: ({ code, day }: { code: string; day: string }) => `${code} · ${day}`,
  showAll: (count: number) => `Ver los ${count} cupones usados`,
  none: 'Aún no has usado cupones. Los que uses aparecen aquí.',
  notLoaded: 'No pudimos traer tus cupones.',
});
