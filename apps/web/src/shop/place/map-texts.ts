import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import type { MapTexts } from '../../ui/map/map-props.ts';

/** What a map says of itself; `failed`: instead of it. */
export const mapTexts = (
  { mapLabel, mapZoomIn, mapZoomOut }: DispatchTexts,
  failed: string,
): MapTexts => ({
  label: mapLabel,
  zoomIn: mapZoomIn,
  zoomOut: mapZoomOut,
  failed,
});
