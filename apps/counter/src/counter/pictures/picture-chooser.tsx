import { type ReactNode, useRef, useState } from 'react';
import { ActionButton } from '../action-button.tsx';
import type { Size } from './crop-geometry.ts';
import css from './crop.module.css';
import { CropPicture } from './crop-picture.tsx';
import { usePictureTexts } from './use-picture-texts.ts';
import { type PictureUse, usePictureUpload } from './use-picture-upload.ts';

type Props = {
  label: string;
  /** The text of the button. */
  action: string;
  use: PictureUse;
  /** The shape to which the chosen picture is cut; absent: it stays as it is. */
  aspect?: Size;
  onUploaded: (url: string) => void;
  /** Other buttons in the same row. */
  children?: ReactNode;
};

/** Chooses a picture of the device, cuts it where the shop shows a shape, and uploads it. */
export function PictureChooser({ label, action, use, aspect, onUploaded, children }: Props) {
  const texts = usePictureTexts();
  const chooser = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<ImageBitmap | null>(null);
  const { upload, isBusy } = usePictureUpload(onUploaded, use);
  const choose = async (file: Blob): Promise<void> => {
    const bitmap = aspect === undefined ? null : await createImageBitmap(file).catch(() => null);
    /** The server says what is wrong with a file that the browser cannot read. */
    if (bitmap === null) await upload(file);
    else setOpened(bitmap);
  };
  const close = (): void => {
    opened?.close();
    setOpened(null);
  };
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target: input }) => {
          const [file] = input.files ?? [];
          input.value = '';
          if (file) void choose(file);
        }}
      />
      <ActionButton
        look="soft"
        isBusy={isBusy}
        label={`${action}: ${label}`}
        onPress={() => chooser.current?.click()}
      >
        {action}
      </ActionButton>
      <span role="status" className={isBusy ? css.sending : 'visually-hidden'}>
        {isBusy ? texts.sending : ''}
      </span>
      {children}
      {opened !== null && aspect !== undefined && (
        <CropPicture
          picture={opened}
          aspect={aspect}
          title={label}
          onCut={(cut) => {
            close();
            void upload(cut);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
