import { wordsOf } from '@comanda/domain/text/words-of.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import { useApp } from '../../shop/app-context.ts';
import { MarkedText } from '../../shop/marked-text.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useOrderTime } from '../../shop/time/order-time.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import field from '@comanda/ui/field.module.css';
import { Icon } from '@comanda/ui/icons.tsx';
import css from '../../shop/place/place.module.css';
import { placeHint } from './place-hint.ts';
import { usePickSuggestion } from './use-pick-suggestion.ts';
import {
  type GeocodedPlace,
  type PlaceSearch,
  type PlaceSuggestion,
  usePlaceSearch,
} from './use-place-search.ts';

type Props = {
  id: string;
  text: string;
  /** true: the text is the chosen place's, so no search runs. */
  isChosen: boolean;
  problem: string | undefined;
  onType: (text: string) => void;
  onPick: (place: GeocodedPlace) => void;
};

/**
 * A combobox for the keyboard: typing searches, arrows and Enter choose. Typed text is no place
 * until the shopper chooses one.
 */
export function AddressSearchBox({ id, text, isChosen, problem, onType, onPick }: Props) {
  const words = useTextsOf(dispatchTexts);
  const { session, pick, isNotLocated } = usePickSuggestion(onPick, text);
  const search = usePlaceSearch(isChosen ? '' : text, session);
  const places = search.state === 'loaded' ? search.places : [];
  const retry = useRetry(search.state === 'failed' ? search.refusal : null, search.retry);
  const box = useSuggestionBox({ id, text, places, pick });
  const note = problem ?? (isNotLocated ? words.addressDown : searchNote(search, words));
  return (
    <div className={field.field}>
      <label className={field.label} {...box.getLabelProps()}>
        {words.addressLabel}
      </label>
      <div className={field.control} data-bad={problem === undefined ? undefined : ''}>
        <Icon name="search" />
        <input
          {...box.getInputProps({
            // Updates the text in this event: the combobox reports the change later, and fast
            // typing would lose letters.
            onChange: (event) => onType(event.currentTarget.value),
            onKeyDown: (event) => {
              if (event.key === 'Escape' && !box.isOpen) passEscapeToDialog(event.nativeEvent);
            },
            placeholder: words.addressPlaceholder,
            autoComplete: 'street-address',
            'aria-describedby': `${id}-note`,
            'aria-invalid': problem !== undefined,
          })}
        />
        {text === '' ? null : <ClearButton onClear={() => onType('')} />}
      </div>
      <p
        className={`${problem === undefined ? field.hint : field.bad} ${css.note}`}
        id={`${id}-note`}
        role="status"
      >
        {note}
      </p>
      <RetryButton look="link" retry={retry} />
      <Suggestions places={places} typed={text} box={box} />
    </div>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const words = useTextsOf(dispatchTexts);
  return (
    <button type="button" className={css.clear} aria-label={words.addressClear} onClick={onClear}>
      <Icon name="close" size={18} />
    </button>
  );
}

type BoxOptions = Pick<Props, 'id' | 'text'> & {
  places: readonly PlaceSuggestion[];
  pick: (place: PlaceSuggestion) => void;
};
type SuggestionBox = UseComboboxReturnValue<PlaceSuggestion>;

const useSuggestionBox = ({ id, text, places, pick }: BoxOptions): SuggestionBox =>
  useCombobox<PlaceSuggestion>({
    items: [...places],
    inputValue: text,
    // No item stays selected, so that the shopper can choose the same suggestion again.
    selectedItem: null,
    itemToString: (place) => place?.textAddress ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) pick(selectedItem);
    },
    inputId: id,
  });

type SuggestionsProps = {
  places: readonly PlaceSuggestion[];
  typed: string;
  box: SuggestionBox;
};

/**
 * The suggestions of the search, with the typed letters in bold; the list stays in the page while
 * it is closed.
 */
function Suggestions({ places, typed, box }: SuggestionsProps) {
  const words = useTextsOf(dispatchTexts);
  const { page, texts } = useApp();
  const time = useOrderTime();
  return (
    <ul className={css.suggestions} {...box.getMenuProps()}>
      {(box.isOpen ? places : []).map((place, position) => (
        <li
          key={`${place.placeId}-${place.textAddress}`}
          className={css.suggestion}
          {...box.getItemProps({ item: place, index: position })}
        >
          <Icon name="pin" />
          <span>
            <MarkedText text={place.textAddress} typed={wordsOf(typed)} />
            <small>{placeHint(place, { ...page, time }, { dispatch: words, shop: texts })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** While the list is closed, Escape closes the dialog. */
const passEscapeToDialog = (event: Event): unknown =>
  Object.assign(event, { preventDownshiftDefault: true });

function searchNote(search: PlaceSearch, words: DispatchTexts): string {
  switch (search.state) {
    case 'idle':
      return '';
    case 'loading':
      return words.addressSearching;
    case 'loaded':
      return search.places.length === 0
        ? words.addressEmpty
        : words.addressResults(search.places.length);
    case 'failed':
      return words.addressDown;
  }
}
