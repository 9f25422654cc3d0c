import { defineModule } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { countDrawer } from './count-drawer.ts';
import { getDrawer } from './get-drawer.ts';
import { moveDrawerCash } from './move-drawer-cash.ts';
import { openDrawer } from './open-drawer.ts';

export const drawerModule = defineModule({
  calls: (deps) => implement(deps, { getDrawer, openDrawer, moveDrawerCash, countDrawer }),
});
