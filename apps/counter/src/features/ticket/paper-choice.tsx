import { type PaperWidth, paperWidths } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { Block } from '@comanda/ui/block.tsx';
import { Checkbox } from '@comanda/ui/choice.tsx';
import { useState } from 'react';
import { useTextsOf } from '../../counter/use-texts.ts';
import { readPaperSettings, storePaperSettings, type PaperSettings } from './paper-settings.ts';
import css from './ticket.module.css';

/**
 * The paper of this device's printer, and the choice to print by itself.
 * docs/rules/counter-ticket.md#paper-width.
 */
export function PaperChoice() {
  const texts = useTextsOf(counterTicketTexts);
  const [settings, setSettings] = useState(readPaperSettings);
  const change = (part: Partial<PaperSettings>): void => {
    const changed = { ...settings, ...part };
    storePaperSettings(changed);
    setSettings(changed);
  };
  return (
    <Block title={texts.paperTitle}>
      <WidthChoice width={settings.width} onChange={(width) => change({ width })} />
      <Checkbox
        side="left"
        checked={settings.printsOnAccept}
        onChange={(printsOnAccept) => change({ printsOnAccept })}
      >
        {texts.printsOnAccept}
      </Checkbox>
    </Block>
  );
}

type WidthProps = { width: PaperWidth; onChange: (width: PaperWidth) => void };

function WidthChoice({ width, onChange }: WidthProps) {
  const texts = useTextsOf(counterTicketTexts);
  return (
    <fieldset className={css.widths}>
      <legend className="visually-hidden">{texts.paperTitle}</legend>
      {paperWidths.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="paper-width"
            checked={width === each}
            onChange={() => onChange(each)}
          />
          {texts.paperWidth(each)}
        </label>
      ))}
    </fieldset>
  );
}
