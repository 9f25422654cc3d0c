import { defineModule } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { getSettings } from './get-settings.ts';

export const tenantModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getSettings,
    }),
});
