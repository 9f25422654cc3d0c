import { useState } from 'react';
import { useSession } from '../../platform/app-context.tsx';
import { MyOrdersScreen } from './my-orders-screen.tsx';
import { NoOrdersYet } from './no-orders-yet.tsx';

/** Current orders and history; a visitor has none and is told so without a call. Spec §2, §6. */
export function OrdersScreen() {
  const session = useSession();
  const [cameWithSession] = useState(session !== null);
  return session === null ? <NoOrdersYet expired={cameWithSession} /> : <MyOrdersScreen key={session.userId} />;
}
