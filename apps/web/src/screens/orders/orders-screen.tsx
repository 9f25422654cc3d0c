import { useState } from 'react';
import { useSessions } from '../../shop/use-sessions.ts';
import { MyOrdersScreen } from './my-orders-screen.tsx';
import { NoOrdersYet } from './no-orders-yet.tsx';

/**
 * Active orders and history. A visitor without a session has none, so the screen makes no call.
 * docs/rules/orders.md#orders-screen.
 */
export function OrdersScreen() {
  const hasSession = useSessions().length > 0;
  const [cameWithSession] = useState(hasSession);
  return hasSession ? <MyOrdersScreen /> : <NoOrdersYet expired={cameWithSession} />;
}
