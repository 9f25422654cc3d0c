import { counterCookies } from '@comanda/contract/counter/cookies.ts';
import { counterSessionIdOf } from '../session/tokens.ts';

/** Headers with which the counter's page calls as the staff member of a session. */
export const staffHeaders = (token: string): Record<string, string> => ({
  cookie: `${counterCookies.session}=${token}`,
  'x-counter-session': counterSessionIdOf(token),
  'x-platform': 'counter',
});

/** Headers with which the counter's page calls before anybody signed in on its device. */
export const deviceHeaders = (deviceToken: string): Record<string, string> => ({
  cookie: `${counterCookies.device}=${deviceToken}`,
  'x-platform': 'counter',
});
