/**
 * Changes that one person may ask for at the counter in an hour, repeated ones too: far above what hands can tap in the busiest hour, so that
 * only a program in a loop meets it. docs/rules/counter-systems.md#counter-actions-per-hour.
 */
export const counterActionsPerHour = 3_000;
