import type { PrinterSettings } from './printer-fields.tsx';

/** The settings as the calls take them. */
export const settingsBody = (settings: PrinterSettings) => ({
  name: settings.name.trim(),
  station: settings.station,
  paperWidth: settings.paperWidth,
  printsOn: settings.printsOn,
  copies: settings.copies,
  categoryIds: [...settings.categoryIds],
});
