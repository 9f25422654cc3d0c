import { type AddressArea, areasOfPostalCode } from '@comanda/domain/address/address-area.ts';
import type { WrittenAddress } from '@comanda/domain/address/written-address.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Button } from '@comanda/ui/button.tsx';
import css from '../../shop/place/place.module.css';

type Props = {
  areas: readonly AddressArea[];
  written: WrittenAddress;
  onPick: (name: string) => void;
};

/**
 * One button per colonia of the postal code. A colonia that the postal code filled in is announced
 * to screen readers.
 */
export function Neighbourhoods({ areas, written, onPick }: Props) {
  const words = useTextsOf(dispatchTexts);
  const areasOfCode = areasOfPostalCode(areas, written.postalCode);
  const isNamed = areasOfCode.some(({ name }) => name === written.neighbourhood);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isNamed ? `${written.neighbourhood}, ${written.municipality}` : ''}
      </p>
      {areasOfCode.length > 1 && !isNamed ? (
        <div className={css.neighbourhoods} role="group" aria-label={words.neighbourhoodPick}>
          {areasOfCode.map(({ name }) => (
            <Button key={name} look="quiet" onClick={() => onPick(name)}>
              {name}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}
