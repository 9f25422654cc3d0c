import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  type CropView,
  draggedView,
  keptView,
  largestZoom,
  type Size,
  wholeView,
} from './crop-geometry.ts';
import css from './crop.module.css';
import { cutPicture, drawPart } from './cut-picture.ts';
import { usePictureTexts } from './use-picture-texts.ts';

type Props = {
  picture: ImageBitmap;
  aspect: Size;
  title: string;
  onCut: (cut: Blob) => void;
  onClose: () => void;
};

/** Cuts a picture to the shape in which the shop shows it: by dragging, or by three sliders. */
export function CropPicture({ picture, aspect, title, onCut, onClose }: Props) {
  const { crop: texts } = usePictureTexts();
  const [view, setView] = useState(wholeView);
  const [isCutting, setCutting] = useState(false);
  const most = largestZoom(picture, aspect);
  const change = (part: Partial<CropView>): void =>
    setView((now) => keptView({ ...now, ...part }, most));
  const cut = async (): Promise<void> => {
    setCutting(true);
    const file = await cutPicture(picture, aspect, view);
    setCutting(false);
    if (file !== null) onCut(file);
  };
  return (
    <Dialog label={title} closeLabel={texts.close} onClose={onClose} staysOnOverlay>
      <DialogHead title={title} lead={texts.lead} />
      <DialogBody>
        <div className={css.form}>
          <CropStage picture={picture} aspect={aspect} view={view} onView={setView} />
          {most > 1 && (
            <Range
              label={texts.zoom}
              value={(view.zoom - 1) / (most - 1)}
              onChange={(share) => change({ zoom: 1 + share * (most - 1) })}
            />
          )}
          <Range label={texts.across} value={view.x} onChange={(x) => change({ x })} />
          <Range label={texts.down} value={view.y} onChange={(y) => change({ y })} />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide aria-busy={isCutting} onClick={() => (isCutting ? undefined : void cut())}>
          {texts.use}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

type StageProps = Pick<Props, 'picture' | 'aspect'> & {
  view: CropView;
  onView: (view: CropView) => void;
};

/** The frame with the picture in it, for a finger or a mouse; the sliders are for keys. */
function CropStage({ picture, aspect, view, onView }: StageProps) {
  const { crop: texts } = usePictureTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = 800;
  const height = Math.round((width * aspect.height) / aspect.width);
  useEffect(() => {
    if (canvas.current !== null) drawPart(canvas.current, picture, aspect, view);
  }, [picture, aspect, view]);
  const drag = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const frame = event.currentTarget.getBoundingClientRect();
    onView(draggedView(picture, frame, view, { x: event.movementX, y: event.movementY }));
  };
  return (
    <canvas
      ref={canvas}
      className={css.stage}
      {...{ width, height }}
      role="img"
      aria-label={texts.stage}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}

type RangeProps = { label: string; value: number; onChange: (share: number) => void };

const Range = ({ label, value, onChange }: RangeProps) => (
  <label className={css.range}>
    {label}
    <input
      type="range"
      min={0}
      max={100}
      value={Math.round(value * 100)}
      onChange={({ target }) => onChange(Number(target.value) / 100)}
    />
  </label>
);
