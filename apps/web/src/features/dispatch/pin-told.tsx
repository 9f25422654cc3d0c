import { unreachable } from '@comanda/domain/unreachable.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useArea } from '../../platform/app-context.tsx';
import { Button } from '../../ui/button.tsx';
import { type AddressDraft, chosen, type SearchDraft } from './address-draft.ts';
import css from './dispatch.module.css';
import type { PinTold as Told } from './pin-place.ts';

type Props = { told: Told; onTake: (draft: AddressDraft) => void; onBack: (before: SearchDraft) => void };

/** What stands at the pin, in words, and the choice that follows from it. A live region that is there before there is something to say. */
export const PinTold = (props: Props) => (
  <div className={css.pinTold} role="status">
    <Sentence {...props} />
  </div>
);

function Sentence({ told, onTake, onBack }: Props) {
  const words = useArea(dispatchTexts);
  switch (told.kind) {
    case 'nothing':
      return null;
    case 'asking':
      return <p>{words.pinAsking}</p>;
    case 'unknown':
      return <p>{words.pinUnknown}</p>;
    case 'taken':
      return (
        <>
          <p>{words.pinTaken}</p>
          <Button look="link" onClick={() => onBack(told.before)}>
            {words.pinBack(told.before.text)}
          </Button>
        </>
      );
    case 'offered':
      return (
        <>
          <p>{words.pinOffered(told.place.textAddress)}</p>
          <Button look="link" onClick={() => onTake(chosen(told.place))}>
            {words.pinTake}
          </Button>
        </>
      );
    default:
      return unreachable(told);
  }
}
