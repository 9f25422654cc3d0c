import { type Ref, useEffect, useRef } from 'react';
import { useTexts } from '../../shop/use-texts.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './search-box.module.css';

type Props = {
  text: string;
  onText: (text: string) => void;
  /** The shopper is about to type. */
  onFocus: () => void;
  inputRef?: Ref<HTMLInputElement>;
};

/**
 * The search field is uncontrolled, so that it holds the text that the shopper typed before React
 * ran. React reads the text when it hydrates.
 */
export function SearchBox({ text, onText, onFocus, inputRef }: Props) {
  const texts = useTexts();
  const ownInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = ownInput.current?.value ?? '';
    if (typed !== '') onText(typed);
  }, [onText]);
  const before = useRef(text);
  useEffect(() => {
    // The field is emptied only when a text was cleared: on hydration the field may hold text that
    // the shopper typed before React ran.
    if (text === '' && before.current !== '' && ownInput.current) ownInput.current.value = '';
    before.current = text;
  }, [text]);
  return (
    <div className={css.box} role="search">
      <Icon name="search" size={18} />
      <input
        ref={(element) => {
          ownInput.current = element;
          if (typeof inputRef === 'function') inputRef(element);
          else if (inputRef) inputRef.current = element;
        }}
        type="search"
        aria-label={texts.menu.searchLabel}
        placeholder={texts.menu.searchHint}
        defaultValue=""
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onFocus}
        onChange={(event) => onText(event.target.value)}
      />
      {text === '' ? null : (
        <button
          type="button"
          className={css.clear}
          aria-label={texts.menu.searchClear}
          onClick={() => clear(ownInput.current, onText)}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  );
}

/** Empties the field and focuses it. */
function clear(input: HTMLInputElement | null, onText: (text: string) => void): void {
  onText('');
  input?.focus();
}
