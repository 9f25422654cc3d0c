/**
 * A drawing of a card that shows where its security code is; the words beside it say the same.
 * `side`: the back, beside the signature, or the front, above the number.
 */
export const CodePlace = ({ side }: { side: 'back' | 'front' }) => (
  <svg viewBox="0 0 72 46" width="72" height="46" aria-hidden="true" data-code={side}>
    <rect x="1" y="1" width="70" height="44" rx="5" fill="currentColor" opacity="0.14" />
    {side === 'back' ? <Back /> : <Front />}
  </svg>
);

const Back = () => (
  <>
    <rect x="1" y="7" width="70" height="9" fill="currentColor" opacity="0.7" />
    <rect x="7" y="23" width="36" height="9" fill="currentColor" opacity="0.2" />
    <Code x={46} y={21} digits={3} />
  </>
);

const Front = () => (
  <>
    <rect x="7" y="11" width="11" height="9" rx="2" fill="currentColor" opacity="0.4" />
    <rect x="7" y="31" width="46" height="4" rx="2" fill="currentColor" opacity="0.4" />
    <Code x={42} y={12} digits={4} />
  </>
);

/** The digits of the code in a ring. */
const Code = ({ x, y, digits }: { x: number; y: number; digits: number }) => (
  <g fill="currentColor">
    <rect
      {...{ x, y }}
      width="23"
      height="13"
      rx="6.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
    {Array.from({ length: digits }, (_, at) => (
      <circle key={at} cx={x + 11.5 + (at - (digits - 1) / 2) * 4.5} cy={y + 6.5} r="1.5" />
    ))}
  </g>
);
