import { unreachable } from '@comanda/domain/unreachable.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Button } from '@comanda/ui/button.tsx';
import { type AddressFormDraft, draftFromPlace, type SearchDraft } from './address-form-draft.ts';
import css from '../../shop/place/place.module.css';
import type { PinMessage } from './apply-pin.ts';

type Props = {
  message: PinMessage;
  onTake: (draft: AddressFormDraft) => void;
  onBack: (before: SearchDraft) => void;
};

/**
 * Shows the address at the pin and the choices that follow. The live region is in the page before
 * it has a text.
 */
export const PinNotice = (props: Props) => (
  <div className={css.pinTold} role="status">
    <Sentence {...props} />
  </div>
);

function Sentence({ message, onTake, onBack }: Props) {
  const words = useTextsOf(dispatchTexts);
  switch (message.kind) {
    case 'none':
      return null;
    case 'loading':
      return <p>{words.pinAsking}</p>;
    case 'unknown':
      return <p>{words.pinUnknown}</p>;
    case 'addressChanged':
      return (
        <>
          <p>{words.pinTaken}</p>
          <Button look="link" onClick={() => onBack(message.before)}>
            {words.pinBack(message.before.text)}
          </Button>
        </>
      );
    case 'addressOffered':
      return (
        <>
          <p>{words.pinOffered(message.place.textAddress)}</p>
          <Button look="link" onClick={() => onTake(draftFromPlace(message.place))}>
            {words.pinTake}
          </Button>
        </>
      );
    default:
      return unreachable(message);
  }
}
