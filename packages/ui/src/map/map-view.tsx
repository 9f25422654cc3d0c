import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { acceptMarkupOfTheMap } from '../trusted-types.ts';
import type { MapProps } from './map-props.ts';
import css from './map-view.module.css';

const LeafletMap = lazy<ComponentType<MapProps & { onFail: () => void }>>(() => {
  acceptMarkupOfTheMap();
  return import('./leaflet-map.tsx').then(
    (module) => ({ default: module.LeafletMap }),
    () => ({ default: MapLoadFailed }),
  );
});

/** The map's script did not load. */
function MapLoadFailed({ onFail }: { onFail: () => void }): null {
  useEffect(onFail);
  return null;
}

/**
 * A map, loaded when it is shown. Every task works without it: if its script or its tiles do not
 * load, a sentence takes its place ("no maps object", docs/rules/places.md#no-maps-object).
 */
export function MapView(props: MapProps) {
  const [failed, setFailed] = useState(false);
  const fail = (): void => {
    setFailed(true);
    props.onFail?.();
  };
  const fallback = <p className={css.failed}>{props.words.failed}</p>;
  if (failed) return fallback;
  return (
    <MapErrorBoundary fallback={fallback}>
      <figure className={css.figure}>
        <Suspense fallback={<div className={css.map} aria-hidden="true" />}>
          <LeafletMap {...props} onFail={fail} />
        </Suspense>
        {props.tiles.attribution === '' ? null : (
          <figcaption className={css.thanks}>{props.tiles.attribution}</figcaption>
        )}
      </figure>
    </MapErrorBoundary>
  );
}

type MapErrorBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Catches errors that the map's script throws. */
class MapErrorBoundary extends Component<MapErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = (): { broken: boolean } => ({ broken: true });
  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
