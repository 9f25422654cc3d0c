import { checkCart } from '@comanda/domain/cart/check-cart.ts';
import { removeLine } from '@comanda/domain/cart/edit-cart.ts';
import type { Cart } from '@comanda/domain/cart/cart.ts';
import { useApp, useCurrentStore } from '../../platform/app-context.tsx';
import { lineProblems } from '../../platform/line-problems.ts';
import type { ModalFrame } from '../../platform/modals/modal-context.tsx';
import type { RequestOf } from '../../platform/modals/modal-request.ts';
import { currentCart, setLines } from '../../platform/shop-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../../ui/dialog.tsx';
import css from './placing.module.css';

/** What can no longer be made, by name; one press takes it out and the order goes on. Spec §5. */
export function UnavailableProducts({ request, frame }: { request: RequestOf<'unavailableProducts'>; frame: ModalFrame }) {
  const { texts, shop, index, clock } = useApp();
  const store = useCurrentStore();
  const cart = currentCart(shop.getState());
  const moment = { now: clock.now(), timeZone: store.timeZone, dispatch: cart.dispatchMethod, platform: 'web' };
  const problems = lineProblems(request.refusal) ?? checkCart(cart, index, moment);
  const hashes = problems.map((problem) => problem.hash);
  const removeAll = (): void => {
    setLines(
      shop,
      hashes.reduce<Cart>((left, hash) => removeLine(left, hash).cart, currentCart(shop.getState())),
    );
    frame.close();
  };
  return (
    <Dialog label={texts.cart.unavailableTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={texts.cart.unavailableTitle} lead={texts.cart.unavailableText} />
      <DialogBody>
        <ul className={css.list}>
          {problems.map((problem) => (
            <li key={problem.hash}>
              <b>{problem.name === '' ? texts.menu.notOffered : problem.name}</b>
              {problem.modifiers.length === 0 ? null : <small>{texts.cart.unavailableOptions(problem.modifiers.join(', '))}</small>}
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          <Button wide onClick={removeAll}>
            {texts.cart.unavailableRemove}
          </Button>
          <Button look="link" wide onClick={frame.close}>
            {texts.cart.unavailableKeep}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
