import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import type { MapWords } from '../../ui/map/map-parts.ts';

/** What a map says of itself; `failed`: instead of it. */
export const mapWords = ({ mapLabel, mapZoomIn, mapZoomOut }: DispatchTexts, failed: string): MapWords => ({
  label: mapLabel,
  zoomIn: mapZoomIn,
  zoomOut: mapZoomOut,
  failed,
});
