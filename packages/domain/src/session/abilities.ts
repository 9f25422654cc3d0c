/** Who is asking. Spec §6. `job` and `integration` are machines with a token of their own. */
export type Role = 'visitor' | 'guest' | 'user' | 'job' | 'integration';
