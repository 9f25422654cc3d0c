import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { answerTexts } from '../features/menu/answer-texts.ts';
import type { Routes } from '../platform/http/call.ts';
import { createUserToken } from '../platform/http/create-user-token.ts';

/** The token is the same for an hour, and so are the bytes. */
export const settingsRoutes = ({ menus, tokenSecret }: Pick<Deps, 'menus' | 'tokenSecret'>) =>
  ({
    getSettings: async ({ tenant, now }) => {
      const memory = await menus.tenant(tenant.id);
      if (!memory) return refuse(refusalOf('NOT_FOUND'));
      const token = createUserToken(tokenSecret, tenant.id, now);
      const text = () => answerTexts(tenant.decimals).settings({ ...memory.settings, createUserToken: token });
      return accept(await memory.answers.renew('settings', token, text));
    },
  }) satisfies Routes;
