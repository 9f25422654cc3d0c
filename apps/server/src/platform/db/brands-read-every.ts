/** Milliseconds after which a server reads again in which database each brand is. */
export const brandsReadEveryMs = 5_000;
