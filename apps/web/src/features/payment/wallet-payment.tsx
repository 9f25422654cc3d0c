import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import type { PaymentTexts } from '@comanda/i18n/es/payments.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { dismissed } from '@comanda/ui/modals/modal-store.ts';
import type { ModalAnswers } from '../../shop/modals/modal-request.ts';
import { isPhone } from '../../platform/is-phone.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useSecondsLeft } from '../../shop/use-seconds-left.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useTitle } from '../../shop/use-title.ts';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { handsetIcon } from '@comanda/ui/lazy-icons.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import type { OpenWallet } from './continue-payment.ts';
import { CodeLifetime } from './code-lifetime.tsx';
import css from './payment.module.css';

type Props = {
  order: Order;
  wallet: OpenWallet;
  /** Asks for another code of the same wallet. */ onAgain: () => void;
  onOtherWay: () => void;
};

/**
 * The shop's tab while the shopper pays in a wallet: what it waits for, the link, the code on
 * demand, and the other ways to pay. docs/rules/payments.md#qr-code-or-link-of-a-wallet.
 */
export function WalletPayment({ order, wallet, onAgain, onOtherWay }: Props) {
  const words = useTextsOf(paymentsTexts);
  const { next, method } = wallet;
  const isOver = useSecondsLeft(next.expiresAt) <= 0;
  const { label } = words.methods[method];
  const title = isOver ? words.walletOverTitle(label) : words.walletTitle(label);
  const showCode = useWalletDialog(wallet, order, { again: onAgain, otherWay: onOtherWay });
  useTitle(title);
  return (
    <NoticePage
      icon={isOver ? 'clock' : handsetIcon}
      title={title}
      isFocused
      actions={
        <div className={css.actions}>
          {isOver ? (
            <Button wide onClick={onAgain}>
              {words.walletAgain(label)}
            </Button>
          ) : (
            <OpenButtons wallet={wallet} showCode={showCode} />
          )}
          <Button look="link" wide onClick={onOtherWay}>
            {words.otherWay}
          </Button>
        </div>
      }
    >
      <OrderLine order={order} />
      <p role="status">{isOver ? words.walletOverText : waitingText(wallet, words)}</p>
      <CodeLifetime expiresAt={next.expiresAt} />
    </NoticePage>
  );
}

function OrderLine({ order }: { order: Order }): ReactNode {
  const orders = useTextsOf(ordersTexts);
  const { country } = useSettings();
  return (
    <p>
      {orders.number(order.number)} · {formatMoney(order.total, country)}
    </p>
  );
}

const waitingText = ({ shown, method }: OpenWallet, words: PaymentTexts): string => {
  const { label } = words.methods[method];
  if (shown === 'modal') return isPhone() ? words.walletScanOrOpen(label) : words.walletScan(label);
  return shown === 'tab' ? words.walletInTab(label) : words.walletByLink(label);
};

/** The link and the code; the one that fits this device is the main button. */
function OpenButtons({ wallet, showCode }: { wallet: OpenWallet; showCode: () => void }) {
  const words = useTextsOf(paymentsTexts);
  const { next, method, shown } = wallet;
  const isCodeFirst = shown === 'modal' && next.qr !== null && !isPhone();
  return (
    <>
      {isCodeFirst ? (
        <Button wide onClick={showCode}>
          {words.walletShowCode}
        </Button>
      ) : null}
      <a
        className={buttonClass(isCodeFirst ? 'quiet' : 'main', { wide: true })}
        href={next.url}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.walletOpen(words.methods[method].label)}
      </a>
      {isCodeFirst || next.qr === null ? null : (
        <Button look="quiet" wide onClick={showCode}>
          {words.walletShowCode}
        </Button>
      )}
    </>
  );
}

type AfterDialog = Record<ModalAnswers['paymentMethod']['next'], () => void>;

/** Opens the dialog once where it is the way to pay, and returns a function that opens it again. */
function useWalletDialog(
  { method, next, shown }: OpenWallet,
  order: Order,
  after: AfterDialog,
): () => void {
  const modals = useModals();
  const open = (): void => {
    const request = { kind: 'paymentMethod', method, wallet: next, total: order.total } as const;
    void modals.ask(request).then((answer) => {
      if (answer !== dismissed) after[answer.next]();
    });
  };
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current || shown !== 'modal') return;
    isOpened.current = true;
    open();
  });
  return open;
}
