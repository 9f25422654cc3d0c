/**
 * Changes that one person may ask for at the counter in an hour, repeated ones too: far above what
 * hands can tap in the busiest hour, so that only a program in a loop meets it.
 * docs/rules/counter-systems.md#counter-actions-per-hour.
 */
export const counterActionsPerHour = 3_000;

/**
 * Pictures that a person may upload for the menu in one hour.
 * docs/rules/counter-menu.md#pictures-of-dishes.
 */
export const menuPicturesPerHour = 120;
