import { createStore } from 'zustand/vanilla';

/** True while the checkout sends an order. The remote cart waits meanwhile. */
export const submission = createStore(() => ({ isSending: false }));

/** Runs the work that sends an order. */
export async function whileSending<T>(work: () => Promise<T>): Promise<T> {
  submission.setState({ isSending: true });
  try {
    return await work();
  } finally {
    submission.setState({ isSending: false });
  }
}
