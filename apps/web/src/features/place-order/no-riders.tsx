import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import type { PlaceOrderRequest } from '../../shop/order/place-order-request.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useRetry } from '../../shop/use-retry.ts';
import css from './place-order.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    noRiders: { request: { refusal: Refusal; plan: PlaceOrderRequest } };
  }
}

/**
 * Codes 1092, 1093 and 11101: no order was created and nothing charged. Offers pickup and a retry.
 * docs/rules/couriers.md#no-riders.
 */
export function NoRiders({ request, frame }: ModalProps<'noRiders'>) {
  const { texts } = useApp();
  const words = useTextsOf(dispatchTexts);
  const modals = useModals();
  const retry = useRetry(request.refusal, () =>
    modals.replace({ kind: 'orderConfirmation', plan: request.plan, unusual: [] }),
  );
  return (
    <Dialog label={words.ridersTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.ridersTitle} />
      <DialogBody>
        <p role="alert">{words.ridersText}</p>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          <Button
            wide
            onClick={() => modals.replace({ kind: 'dispatch', next: 'nothing', tab: 'pickup' })}
          >
            {words.outsidePickup}
          </Button>
          <RetryButton wide look="link" retry={retry} />
        </div>
      </DialogFoot>
    </Dialog>
  );
}
