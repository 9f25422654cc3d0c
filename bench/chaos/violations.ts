/** Violations by the sentence that names them; 0: the run found none of that kind. */
export type Violations = Readonly<Record<string, number>>;
