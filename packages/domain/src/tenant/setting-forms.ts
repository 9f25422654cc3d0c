/**
 * The forms of settings that a service or a device gives: the import of a folder and the back
 * office refuse every other one. The ids of services become part of script URLs, so each has
 * exactly the form of its service.
 */
export const settingForms = {
  tagManagerId: /^GTM-[A-Z0-9]{4,12}$/,
  analyticsId: /^G-[A-Z0-9]{6,14}$/,
  pixelId: /^\d{8,20}$/,
  chatWidgetId: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  /** A name without its `@`. */
  instagram: /^[A-Za-z0-9._]{1,30}$/,
  telephone: /^\+?[\d ()-]{6,24}$/,
} as const;
