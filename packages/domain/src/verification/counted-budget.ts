/** A budget as the database's function `take_budgets` reads it. `most` 0: no limit. */
export type CountedBudget = { budget: string; key: string; most: number; seconds: number };
