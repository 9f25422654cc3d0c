import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type { MapTiles } from '@comanda/domain/tenant/settings.ts';
import type { IconName } from '../icons.tsx';

/** A marker: 32 px, 48 px when chosen. Its label is its accessible name. */
export type MapMarker = {
  id: string;
  point: GeoPoint;
  label: string;
  icon: IconName;
  isChosen: boolean;
};

/** A pin that the shopper moves by tap, drag and arrow keys; `label` explains how. */
type MapPin = { point: GeoPoint; label: string; onMove: (point: GeoPoint) => void };

export type MapTexts = { label: string; zoomIn: string; zoomOut: string; failed: string };

export type MapProps = {
  tiles: MapTiles;
  words: MapTexts;
  markers: readonly MapMarker[];
  /** Rings of points, drawn as areas. */
  zones?: readonly (readonly GeoPoint[])[];
  pin?: MapPin | null;
  /** Called with the point of a tap on a map without a pin. */
  onPlace?: (point: GeoPoint) => void;
  /** Called with the id of a pressed marker; without it the markers are pictures. */
  onMarker?: (id: string) => void;
  /** Called when the map's script or its tiles did not load. A sentence takes the map's place. */
  onFail?: () => void;
  /** The points in view at first; all markers and the pin when omitted. */
  focusPoints?: readonly GeoPoint[];
  /** The highest initial zoom level; 16, a few streets, when omitted. */
  maxInitialZoom?: number;
};
