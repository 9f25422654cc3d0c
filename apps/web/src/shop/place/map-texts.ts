import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import type { MapTexts } from '@comanda/ui/map/map-props.ts';

/** Returns the texts of a map. `failed` is shown in place of the map. */
export const mapTexts = (
  { mapLabel, mapZoomIn, mapZoomOut }: DispatchTexts,
  failed: string,
): MapTexts => ({
  label: mapLabel,
  zoomIn: mapZoomIn,
  zoomOut: mapZoomOut,
  failed,
});
