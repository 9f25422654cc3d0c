import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import type { MapProps } from './map-props.ts';
import css from './map-view.module.css';

const LeafletMap = lazy<ComponentType<MapProps & { onFail: () => void }>>(() =>
  import('./leaflet-map.tsx').then(
    (module) => ({ default: module.LeafletMap }),
    () => ({ default: MapLoadFailed }),
  ),
);

/** The map's program did not arrive. */
function MapLoadFailed({ onFail }: { onFail: () => void }): null {
  useEffect(onFail);
  return null;
}

/**
 * A map, loaded when it is shown. It is never the only way: where it or its pictures do not come, a sentence stands in its place and
 * everything around it works ("no maps object", docs/rules/places.md#no-maps-object).
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

/** The map's program broke. */
class MapErrorBoundary extends Component<MapErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = (): { broken: boolean } => ({ broken: true });
  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
