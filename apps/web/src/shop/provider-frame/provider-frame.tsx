import { framedPageMs, slowFramedPageMs } from '@comanda/domain/payment/framed-page-limits.ts';
import type { FramedForm } from '@comanda/domain/payment/payment-next.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { frameRights } from '../../platform/frame-rights.ts';
import { readFramedPage } from '../../platform/framed-page.ts';
import { submitForm } from '../../platform/submit-form.ts';
import css from './provider-frame.module.css';
import { useAfter } from './use-after.ts';

export type ProviderFrameProps = {
  form: FramedForm;
  /** Names the frame for a screen reader. */ name: string;
  texts: { opening: string; slow: string };
  /**
   * The browser came back inside of the frame. `next`: the page of the shop on which it goes on.
   */
  onReturned: (next: string | null) => void;
  onTimeUp: () => void;
};

/**
 * A provider's page inside a sandboxed frame, opened by a form.
 * docs/rules/payments.md#page-inside-a-frame.
 */
export function ProviderFrame({ form, name, texts, onReturned, onTimeUp }: ProviderFrameProps) {
  const target = useId();
  const [stage, setStage] = useState<'opening' | 'slow' | 'shown' | 'returned'>('opening');
  useEffect(() => submitForm(form, target), [form, target]);
  useAfter(slowFramedPageMs, () =>
    setStage((current) => (current === 'opening' ? 'slow' : current)),
  );
  useAfter(framedPageMs, onTimeUp);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const page = readFramedPage(currentTarget, location.origin);
    if (page.kind === 'provider') setStage('shown');
    if (page.kind !== 'returned') return;
    setStage('returned');
    onReturned(page.next);
  };
  return (
    <div className={css.holder} data-stage={stage}>
      {stage === 'slow' ? <Notice icon="clock">{texts.slow}</Notice> : null}
      <div className={css.page}>
        <p className={css.opening} role="status">
          {stage === 'opening' || stage === 'slow' ? texts.opening : ''}
        </p>
        <iframe
          className={css.frame}
          name={target}
          title={name}
          sandbox={frameRights}
          referrerPolicy="strict-origin"
          onLoad={onLoad}
        />
      </div>
    </div>
  );
}
