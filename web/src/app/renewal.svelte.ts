/** A new version of the pages: it is looked for when the server comes back, said, and taken over. */

const PATIENCE = 3000;
const MOMENT = 1000;
const HOUR = 3_600_000;

class Renewal {
  /** Whether a new version waits. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;
  private wanted = false;
  private registration: ServiceWorkerRegistration | null = null;

  /** Let the browser keep the pages, once the first one has been shown. */
  start(): void {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const known = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (this.wanted) location.reload();
    });
    setTimeout(() => void this.register(known), PATIENCE);
  }

  /** Take over the new version now. */
  take(): void {
    this.wanted = true;
    this.waiting?.postMessage('renew');
  }

  /** Ask whether there is a new version: the server may have been renewed. */
  look(): void {
    void this.registration?.update().catch(() => undefined);
  }

  private async register(known: boolean): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register('/sw.js');
      this.registration = registration;
      if (registration.waiting !== null && known) this.found(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const fresh = registration.installing;
        fresh?.addEventListener('statechange', () => {
          const renewed = navigator.serviceWorker.controller !== null;
          if (fresh.state === 'installed' && renewed) this.found(fresh);
        });
      });
      setInterval(() => this.look(), HOUR);
    } catch {
      // Without it the pages work as well, only not without a connection.
    }
  }

  /** Offer a version that waits, unless this page is of that version already. */
  private found(worker: ServiceWorker): void {
    this.waiting = worker;
    worker.addEventListener('statechange', () => {
      this.ready = false;
    });
    worker.postMessage(new URL(import.meta.url).pathname);
    setTimeout(() => {
      this.ready = worker.state === 'installed';
    }, MOMENT);
  }
}

export const renewal = new Renewal();
