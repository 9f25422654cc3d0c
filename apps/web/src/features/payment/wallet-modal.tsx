import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { OnlineMethodName } from '@comanda/domain/payment/method-names.ts';
import type { WalletLink } from '@comanda/domain/payment/payment-next.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import type { PaymentTexts } from '@comanda/i18n/es/payments.ts';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { isPhone } from '../../platform/is-phone.ts';
import { useApp } from '../../shop/app-context.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useSecondsLeft } from '../../shop/use-seconds-left.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { CodeLifetime } from './code-lifetime.tsx';
import css from './payment.module.css';
import { QrCode } from './qr-code.tsx';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    paymentMethod: {
      request: {
        method: OnlineMethodName;
        wallet: WalletLink;
        /** The charged amount. */
        total: Minor;
      };
      answer: {
        /** `again`: another code of the same wallet. */
        next: 'again' | 'otherWay';
      };
    };
  }
}

/**
 * The QR code of a wallet's payment with its lifetime and the link. The screen behind it follows
 * the payment and closes the dialog.
 */
export function WalletModal({
  request: { method, wallet, total },
  frame,
}: ModalProps<'paymentMethod'>) {
  const { texts } = useApp();
  const words = useTextsOf(paymentsTexts);
  const { country } = useSettings();
  const { label } = words.methods[method];
  const isOver = useSecondsLeft(wallet.expiresAt) <= 0;
  const title = isOver ? words.walletCodeOverTitle : dialogTitle(wallet, label, words);
  const amount = formatMoney(total, country);
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={title} lead={<b className={css.amount}>{amount}</b>} />
      <DialogBody>
        <div className={css.wallet}>
          {isOver ? null : (
            <QrCode qr={wallet.qr} label={words.walletCode({ method: label, amount })} />
          )}
          <p role="status">{isOver ? words.walletOverText : walletHint(wallet, label, words)}</p>
          <CodeLifetime expiresAt={wallet.expiresAt} />
        </div>
      </DialogBody>
      <DialogFoot>
        <div className={css.dialogActions}>
          {isOver ? (
            <Button wide onClick={() => frame.answer({ next: 'again' })}>
              {words.walletAgain(label)}
            </Button>
          ) : (
            <WalletLinkButton wallet={wallet} label={label} />
          )}
          <Button look="link" wide onClick={() => frame.answer({ next: 'otherWay' })}>
            {words.otherWay}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}

/** The shopper scans the code with another device, and the link is the second way. */
const isCodeFirst = ({ qr }: WalletLink): boolean => qr !== null && !isPhone();

/** The page behind the dialog says that it waits for the wallet; the dialog says what it shows. */
const dialogTitle = ({ qr }: WalletLink, label: string, words: PaymentTexts): string =>
  qr === null ? words.walletLinkTitle(label) : words.walletCodeTitle(label);

function walletHint(wallet: WalletLink, label: string, words: PaymentTexts): string {
  if (wallet.qr === null) return words.walletByLink(label);
  return isCodeFirst(wallet) ? words.walletScan(label) : words.walletScanOrOpen(label);
}

/** Opens the wallet's app or page. */
function WalletLinkButton({ wallet, label }: { wallet: WalletLink; label: string }) {
  const words = useTextsOf(paymentsTexts);
  return (
    <a
      className={buttonClass(isCodeFirst(wallet) ? 'quiet' : 'main', { wide: true })}
      href={wallet.url}
      target="_blank"
      rel="noopener noreferrer"
    >
      {words.walletOpen(label)}
    </a>
  );
}
