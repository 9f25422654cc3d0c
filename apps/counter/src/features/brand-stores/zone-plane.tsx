import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { Button } from '@comanda/ui/button.tsx';
import { type PointerEvent, useRef, useState } from 'react';
import css from './brand-stores.module.css';
import {
  centreOfArea,
  placeOf,
  planeSize,
  type PlaneView,
  pointAt,
  scaleMetres,
  spanAround,
} from './plane.ts';
import { useBrandStoreTexts } from './use-brand-store-texts.ts';

type DrawnZone = { id: number; name: string; ring: readonly GeoPoint[] };

type Props = {
  centre: GeoPoint;
  zones: readonly DrawnZone[];
  /** The zone whose corners can be moved; null: none. */
  chosen: number | null;
  probe: GeoPoint | null;
  onTap: (point: GeoPoint) => void;
  onMove: (corner: number, point: GeoPoint) => void;
};

/**
 * The zones of a store on a plane without streets, with the store in the middle and a scale: no map
 * has to load. A tap adds a corner, and a corner is dragged; the fields beside it do the same.
 */
export function ZonePlane({ centre, zones, chosen, probe, onTap, onMove }: Props) {
  const { zones: texts } = useBrandStoreTexts();
  const [zoom, setZoom] = useState(1);
  const [first] = useState(() =>
    spanAround(
      centre,
      zones.flatMap(({ ring }) => ring),
    ),
  );
  /** Corners that were drawn since are inside too. */
  const span = Math.max(
    first,
    spanAround(
      centre,
      zones.flatMap((zone) => zone.ring),
    ),
  );
  const view: PlaneView = { centre, span: span / zoom };
  const drawing = useRef<SVGSVGElement>(null);
  const dragged = useRef<number | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): GeoPoint => {
    const box = drawing.current?.getBoundingClientRect();
    const scale = planeSize.width / (box?.width ?? planeSize.width);
    const [left, top] = [box?.left ?? 0, box?.top ?? 0];
    return pointAt(view, { x: (clientX - left) * scale, y: (clientY - top) * scale });
  };
  const ring = zones.find(({ id }) => id === chosen)?.ring ?? [];
  const kilometres = scaleMetres(view.span) / 1_000;
  return (
    <div className={css.plane}>
      <svg
        ref={drawing}
        role="img"
        aria-label={texts.plane}
        viewBox={`0 0 ${planeSize.width} ${planeSize.height}`}
        onPointerDown={(event) => {
          const corner = (event.target as Element).getAttribute('data-corner');
          dragged.current = corner === null ? null : Number(corner);
          if (corner === null) onTap(pointOf(event));
          else drawing.current?.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (dragged.current !== null) onMove(dragged.current, pointOf(event));
        }}
        onPointerUp={() => {
          dragged.current = null;
        }}
      >
        {zones.map((zone) => (
          <ZoneShape key={zone.id} view={view} zone={zone} isChosen={zone.id === chosen} />
        ))}
        <circle className={css.pin} cx={planeSize.width / 2} cy={planeSize.height / 2} r="14" />
        {ring.map((corner, at) => {
          const { x, y } = placeOf(view, corner);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a corner has no other name
            <g key={at}>
              <circle className={css.corner} cx={x} cy={y} r="9" />
              <circle className={css.cornerTap} data-corner={at} cx={x} cy={y} r="30" />
            </g>
          );
        })}
        {probe !== null && <Probe view={view} point={probe} />}
        <path
          className={css.scale}
          d={`M 30 670 h ${(scaleMetres(view.span) / view.span) * planeSize.width}`}
        />
        <text className={css.scaleText} x="30" y="650">
          {texts.scale(String(kilometres).replace('.', ','))}
        </text>
      </svg>
      <div className={css.zoom}>
        <Button look="quiet" onClick={() => setZoom((now) => now * 1.5)}>
          {texts.nearer}
        </Button>
        <Button look="quiet" onClick={() => setZoom((now) => now / 1.5)}>
          {texts.farther}
        </Button>
      </div>
    </div>
  );
}

type ShapeProps = { view: PlaneView; zone: DrawnZone; isChosen: boolean };

function ZoneShape({ view, zone: { name, ring }, isChosen }: ShapeProps) {
  const places = ring.map((corner) => placeOf(view, corner));
  const middle = centreOfArea(places);
  return (
    <>
      <polygon
        className={css.zone}
        data-chosen={isChosen || undefined}
        points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
      />
      {places.length > 0 && (
        <text className={css.zoneName} x={middle.x} y={middle.y - 24}>
          {name}
        </text>
      )}
    </>
  );
}

function Probe({ view, point }: { view: PlaneView; point: GeoPoint }) {
  const { x, y } = placeOf(view, point);
  return <path className={css.probe} d={`M ${x - 18} ${y} h 36 M ${x} ${y - 18} v 36`} />;
}
