import { folderValue } from '@comanda/domain/menu-edits/folder-value.ts';
import { draftedValue } from '@comanda/domain/menu-edits/menu-draft.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useRef } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import type { MenuItem } from './item-form.ts';
import css from './menu.module.css';
import type { MenuDraft } from './use-menu-draft.ts';
import { useMenuTexts } from './use-menu-texts.ts';
import { usePictureUpload } from '../../counter/pictures/use-picture-upload.ts';

type Props = {
  item: MenuItem;
  draft: MenuDraft;
  /** The URL of the picture in the form; null: none. */
  value: string | null;
  isOff: boolean;
  onChange: (value: string | null) => void;
};

/**
 * The picture of a dish at the crop of its page in the shop, a new one from the device or its
 * camera, and the way back to earlier ones. docs/rules/counter-menu.md#pictures-of-dishes.
 */
export function PictureField({ item, draft, value, isOff, onChange }: Props) {
  const { picture: texts } = useMenuTexts();
  const { upload, isBusy } = usePictureUpload(onChange);
  const target = { ...item, storeId: null, field: 'picture' as const };
  const before = urlOf(draftedValue({ ...draft, draft: [] }, target));
  const folders = urlOf(folderValue(draft.folder, target));
  return (
    <div className={css.pictureField} role="group" aria-label={texts.label}>
      <span className={css.pictureLabel} aria-hidden>
        {texts.label}
      </span>
      {value === null ? (
        <p className={css.noPicture}>{texts.none}</p>
      ) : (
        <img className={css.picture} src={value} alt={value === before ? texts.now : texts.next} />
      )}
      <p role="status" className={isBusy ? css.note : 'visually-hidden'}>
        {isBusy ? texts.sending : ''}
      </p>
      {!isOff && (
        <div className={css.pictureActions}>
          <PictureChooser isBusy={isBusy} isFirst={value === null} onChoose={upload} />
          <EarlierPictures {...{ value, before, folders, onChange }} />
        </div>
      )}
    </div>
  );
}

type ChooserProps = {
  isBusy: boolean;
  /** The dish has no picture yet. */
  isFirst: boolean;
  onChoose: (file: File) => Promise<void>;
};

/** A button that opens the pictures of the device, or its camera. */
function PictureChooser({ isBusy, isFirst, onChoose }: ChooserProps) {
  const { picture: texts } = useMenuTexts();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target: input }) => {
          const [file] = input.files ?? [];
          input.value = '';
          if (file) void onChoose(file);
        }}
      />
      <ActionButton look="soft" isBusy={isBusy} onPress={() => chooser.current?.click()}>
        {isFirst ? texts.add : texts.change}
      </ActionButton>
    </>
  );
}

type EarlierProps = Pick<Props, 'value' | 'onChange'> & {
  before: string | null;
  folders: string | null;
};

/** The ways back to the picture in force and to that of the folder, where they differ. */
function EarlierPictures({ value, before, folders, onChange }: EarlierProps) {
  const { picture: texts } = useMenuTexts();
  return (
    <>
      {value !== before && (
        <Button look="link" onClick={() => onChange(before)}>
          {texts.back}
        </Button>
      )}
      {value !== folders && before !== folders && (
        <Button look="link" onClick={() => onChange(folders)}>
          {texts.backToFolder}
        </Button>
      )}
    </>
  );
}

const urlOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
