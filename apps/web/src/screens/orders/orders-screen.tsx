import { useSession } from '../../platform/app-context.tsx';
import { MyOrdersScreen } from './my-orders-screen.tsx';
import { NoOrdersYet } from './no-orders-yet.tsx';

/** Current orders and history; a visitor has none and is told so without a call. Spec §2, §6. */
export function OrdersScreen() {
  const session = useSession();
  return session === null ? <NoOrdersYet /> : <MyOrdersScreen key={session.userId} />;
}
