import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import css from '../../shop/place/place.module.css';

/**
 * Shows that no store delivers to the address, with the two alternatives. The cart stays.
 * docs/rules/places.md#address-outside-all-zones.
 */
export function OutsideCoverage({
  onPickup,
  onOther,
}: {
  onPickup: () => void;
  onOther: () => void;
}) {
  const words = useTextsOf(dispatchTexts);
  return (
    <Notice tone="bad">
      <b>{words.outsideTitle}</b>
      <p>{words.outsideText}</p>
      <div className={css.actions}>
        <Button look="quiet" onClick={onPickup}>
          {words.outsidePickup}
        </Button>
        <Button look="link" onClick={onOther}>
          {words.outsideOther}
        </Button>
      </div>
    </Notice>
  );
}
