import { useState } from 'react';

type Options = {
  length: number;
  /** It is being sent: nothing can be typed. */
  isBusy: boolean;
  /** A character was typed: what was wrong with the last code is no longer said. */
  onEdit: () => void;
  /** The last character was typed. */
  onComplete: (code: string) => void;
};

type TypedCode = { code: string; type: (typed: string) => void; clear: () => void };

/** A code or a PIN that is sent as soon as it is complete. */
export function useTypedCode({ length, isBusy, onEdit, onComplete }: Options): TypedCode {
  const [code, setCode] = useState('');
  const type = (typed: string): void => {
    if (isBusy) return;
    setCode(typed);
    if (typed !== '') onEdit();
    if (typed.length === length) onComplete(typed);
  };
  return { code, type, clear: () => setCode('') };
}
