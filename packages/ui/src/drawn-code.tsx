import { qrPath } from './qr-path.ts';

type Props = { text: string; label: string; className: string | undefined };

/**
 * A text as a QR code with its quiet zone. `className`: its size and colours, which must be dark on
 * light.
 */
export function DrawnCode({ text, label, className }: Props) {
  const { path, size } = qrPath(text);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
