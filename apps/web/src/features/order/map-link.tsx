import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { mapUrl } from '@comanda/ui/map-url.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './order.module.css';

type Props = { point: GeoPoint | null; className?: string | undefined };

/** Opens a point in the map of the device. Renders nothing without a point. */
export function MapLink({ point, className = css.link }: Props) {
  const { texts } = useApp();
  const words = useTextsOf(ordersTexts);
  if (point === null) return null;
  return (
    <a className={className} href={mapUrl(point)} target="_blank" rel="noopener noreferrer">
      {words.seeMap}
      <span className="visually-hidden"> {texts.common.opensNewTab}</span>
    </a>
  );
}
