import { useState } from 'react';
import { useSessions } from '../../shop/app-context.tsx';
import { MyOrdersScreen } from './my-orders-screen.tsx';
import { NoOrdersYet } from './no-orders-yet.tsx';

/** Current orders and history; a visitor has none and is told so without a call. docs/rules/orders.md#orders-screen. */
export function OrdersScreen() {
  const hasSession = useSessions().length > 0;
  const [cameWithSession] = useState(hasSession);
  return hasSession ? <MyOrdersScreen /> : <NoOrdersYet expired={cameWithSession} />;
}
