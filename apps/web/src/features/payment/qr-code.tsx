import type { WalletLink } from '@comanda/domain/payment/payment-next.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { lazyPart } from '@comanda/ui/lazy-part.ts';
import { Suspense } from 'react';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './payment.module.css';

/** Draws a text as a code; it loads with the first code that needs it. */
const DrawnCode = lazyPart(() => import('@comanda/ui/drawn-code.tsx'), 'DrawnCode');

/** Letters of base64; anything else is no picture. */
const base64 = /^[A-Za-z0-9+/]{16,400000}={0,2}$/;
/** Letters of a text that make a code with modules big enough for a camera. */
const longestText = 1_000;

/**
 * The QR code of a wallet: its own picture, or a text that is drawn here. `label` is read instead
 * of the picture.
 */
export function QrCode({ qr, label }: { qr: WalletLink['qr']; label: string }) {
  const words = useTextsOf(paymentsTexts);
  if (qr === null) return null;
  const isReadable = qr.as === 'png' ? base64.test(qr.value) : qr.value.length <= longestText;
  if (!isReadable) return <p>{words.walletNoCode}</p>;
  return qr.as === 'png' ? (
    <img className={css.code} src={`data:image/png;base64,${qr.value}`} alt={label} />
  ) : (
    <Suspense fallback={<span className={css.code} />}>
      <DrawnCode className={css.code} text={qr.value} label={label} />
    </Suspense>
  );
}
