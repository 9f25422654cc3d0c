/**
 * The rights of a provider's page inside a frame: its own scripts, forms and cookies. It cannot
 * move or replace the shop's page, open a window or start a download.
 */
export const frameRights = 'allow-forms allow-scripts allow-same-origin';
