type Event = Record<string, unknown> & { event: string };

declare global {
  interface Window {
    /** Filled only for a tenant that configured measuring, after consent. */
    dataLayer?: Event[];
  }
}

const record = (event: Event): void => {
  window.dataLayer?.push(event);
};

/** One function per business event. Without a sink nothing happens. Spec §1, §2. */
export const pageView = (path: string): void => record({ event: 'page_view', path });
