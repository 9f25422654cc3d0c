import css from './payment.module.css';
import { qrPath } from './qr-path.ts';

/** A text as a QR code with its quiet zone. */
export function DrawnCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
