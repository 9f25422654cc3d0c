/** The page where a brand is created, and the page of a shop that has not opened yet. */
export const signUp = () => ({
  notOpenTitle: 'Todavía no abrimos',
  notOpenText: 'Estamos preparando la tienda. Vuelve pronto.',
});
export type SignUpTexts = ReturnType<typeof signUp>;
