import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { SlotProblem } from '@comanda/domain/slots/slot-choice.ts';
import { scheduleTexts } from '@comanda/i18n/areas/schedule.ts';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useShop } from '../../shop/use-shop.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { type OfferedTimes, useOfferedTimes } from '../../shop/time/use-offered-times.ts';
import { ChooseTime } from './choose-time.tsx';
import { NoTimes } from './no-times.tsx';
import css from './schedule.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    futureOrder: {
      request: {
        next: 'nothing' | 'checkout';
        /** The reason for which the previous time is no longer available. */
        slotProblem: SlotProblem | null;
      };
    };
  }
}

type Props = ModalProps<'futureOrder'>;

/**
 * The time of the order: as soon as possible while the store is open, or a slot in the days ahead.
 * docs/rules/times.md#as-soon-as-possible, docs/rules/times.md#default-slot.
 */
export function FutureOrderModal({ request, frame }: Props) {
  const { texts } = useApp();
  const words = useTextsOf(scheduleTexts);
  const isDelivery = useShop(({ place }) => place.choice.kind === 'delivery');
  const times = useOfferedTimes();
  return (
    <Dialog label={words.title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.title} lead={isDelivery ? words.leadDelivery : words.leadPickup} />
      <Times times={times} retry={times.retry} request={request} frame={frame} />
    </Dialog>
  );
}

function Times({ times, retry, ...rest }: Props & { times: OfferedTimes; retry: () => void }) {
  switch (times.state) {
    case 'loading':
      return <LoadingTimes />;
    case 'failed':
      return <TimesFailed refusal={times.refusal} retry={retry} />;
    case 'loaded':
      return times.offered.days.some(({ times: offered }) =>
        offered.some(({ isFull }) => !isFull),
      ) ? (
        <ChooseTime offered={times.offered} {...rest} />
      ) : (
        <NoTimes unavailableIds={times.offered.unavailableProductIds} {...rest} />
      );
  }
}

/** The skeleton of the times, with their final geometry. */
function LoadingTimes() {
  const words = useTextsOf(scheduleTexts);
  return (
    <>
      <DialogBody>
        <p className="visually-hidden" role="status">
          {words.asking}
        </p>
        <div className={css.skeleton} aria-hidden="true">
          <div className={css.days}>
            {[...'123456'].map((digit) => (
              <span key={digit} className={css.day} />
            ))}
          </div>
          <div className={css.times}>
            {[...'12345678'].map((digit) => (
              <span key={digit} className={css.time} />
            ))}
          </div>
        </div>
      </DialogBody>
      <DialogFoot>
        <span className={css.button} aria-hidden="true" />
      </DialogFoot>
    </>
  );
}

function TimesFailed({ refusal, retry }: { refusal: Refusal; retry: () => void }) {
  const words = useTextsOf(scheduleTexts);
  return (
    <>
      <DialogBody>
        <Notice tone="bad">{words.down}</Notice>
      </DialogBody>
      <DialogFoot>
        <RetryButton wide retry={useRetry(refusal, retry)} />
      </DialogFoot>
    </>
  );
}
