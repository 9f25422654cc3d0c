import type { PaletteSetting } from '@comanda/domain/theme/setting-of-pair.ts';
import { BannersCard } from './banners-card.tsx';
import { ColoursCard } from './colours-card.tsx';
import type { MenuTargets } from './folder-menus.ts';
import { FontsCard } from './fonts-card.tsx';
import { HeroCard } from './hero-card.tsx';
import { LogoCard } from './logo-card.tsx';
import type { LookEditor } from './look-editor.ts';
import { MeasuringCard } from './measuring-card.tsx';
import { NamesCard } from './names-card.tsx';
import { PagesCard } from './pages-card.tsx';
import type { LookPalette } from './palette-of-settings.ts';
import { PopularCard } from './popular-card.tsx';
import { TemplateCard } from './template-card.tsx';

type Props = {
  editor: LookEditor;
  palette: LookPalette;
  targets: MenuTargets;
  onChoose: (setting: PaletteSetting, hex: string) => void;
};

/** All that can be changed of the look, a card for each subject. */
export const LookCards = ({ editor, palette, targets, onChoose }: Props) => (
  <>
    <LogoCard editor={editor} palette={palette} />
    <ColoursCard editor={editor} palette={palette} onChoose={onChoose} />
    <FontsCard editor={editor} />
    <TemplateCard editor={editor} />
    <HeroCard editor={editor} targets={targets} />
    <BannersCard editor={editor} targets={targets} />
    <PopularCard editor={editor} targets={targets} />
    <NamesCard editor={editor} />
    <PagesCard editor={editor} />
    <MeasuringCard editor={editor} />
  </>
);
