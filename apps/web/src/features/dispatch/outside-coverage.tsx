import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import css from '../../shop/place/place.module.css';

type Props = {
  /** Shows the stores for pickup; null if there is no other one than the offered one. */
  onStores: (() => void) | null;
  onOther: () => void;
};

/**
 * Shows that no store delivers to the address, with other ways than the main button's. The cart
 * stays. docs/rules/places.md#address-outside-all-zones.
 */
export function OutsideCoverage({ onStores, onOther }: Props) {
  const words = useTextsOf(dispatchTexts);
  return (
    <Notice tone="bad">
      <b>{words.outsideTitle}</b>
      <p>{words.outsideText}</p>
      <div className={css.noticeActions}>
        <Button look="quiet" onClick={onOther}>
          {words.outsideOther}
        </Button>
        {onStores === null ? null : (
          <Button look="quiet" onClick={onStores}>
            {words.closedOther}
          </Button>
        )}
      </div>
    </Notice>
  );
}
