import { publicMenuTexts } from '@comanda/i18n/areas/public-menu.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { chevronRightIcon } from '@comanda/ui/lazy-icons.ts';
import { leaveModals } from '@comanda/ui/modals/modal-history.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import css from './public-menu.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    publicMenuCategories: {
      request: {
        /** The categories of the public menu, each with the id of its section. */
        sections: readonly { id: string; name: string; count: number }[];
      };
    };
  }
}

/**
 * All categories of the public menu; choosing one scrolls to it.
 * docs/rules/menu.md#public-menu-categories.
 */
export function CategoriesModal({ request, frame }: ModalProps<'publicMenuCategories'>) {
  const { texts } = useApp();
  const words = useTextsOf(publicMenuTexts);
  const modals = useModals();
  const leadTo = (id: string): void =>
    void leaveModals(modals.closeAll).then(() => setTimeout(() => showSection(id)));
  return (
    <Dialog label={words.categoriesTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.categoriesTitle} />
      <DialogBody>
        <ul className={css.categories}>
          {request.sections.map(({ id, name, count }) => (
            <li key={id}>
              <button type="button" onClick={() => leadTo(id)}>
                <span className={css.categoryName}>{name}</span>
                <span className={css.count}>{words.count(count)}</span>
                <Icon name={chevronRightIcon} size={18} />
              </button>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}

/**
 * Closing the modal goes back in history, which restores the old scroll position. After that,
 * scrolls to the section and focuses it.
 */
function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: 'instant' });
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
