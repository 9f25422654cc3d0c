import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type { MapTiles } from '@comanda/domain/tenant/map-tiles.ts';
import type { IconName } from '../icons.tsx';

/** Something that stands on a map: 32 px, 48 px when chosen. Its label is its name. */
export type MapMarker = {
  id: string;
  point: GeoPoint;
  label: string;
  icon: IconName;
  isChosen: boolean;
};

/** A pin that may be moved by tap, drag and arrow keys; `label` says how. */
export type MapPin = { point: GeoPoint; label: string; onMove: (point: GeoPoint) => void };

export type MapTexts = { label: string; zoomIn: string; zoomOut: string; failed: string };

export type MapProps = {
  tiles: MapTiles;
  words: MapTexts;
  markers: readonly MapMarker[];
  /** Rings of points, drawn as areas. */
  zones?: readonly (readonly GeoPoint[])[];
  pin?: MapPin | null;
  onMarker?: (id: string) => void;
  /** The map's program or its pictures did not come: a sentence stands in its place. */
  onFail?: () => void;
  /** What is to be seen at first; all markers and the pin when left out. */
  focusPoints?: readonly GeoPoint[];
  /** How near the map comes at first, as a zoom of map pictures; 16, a few streets, when left out. */
  maxInitialZoom?: number;
};
