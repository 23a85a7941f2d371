import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Set by `watch`. */
    journeySign?: (text: string) => void;
  }
}

/** Runs in each document: reports every toast and loading sign. Pages put them into a role=status element for screen readers. */
const tellSigns = (): void => {
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const place = target instanceof Element ? target.closest('[role=status]') : null;
      const text = place?.textContent ?? '';
      if (addedNodes.length > 0 && text !== '') window.journeySign?.(text);
    }
  }).observe(document, { childList: true, subtree: true });
};

/**
 * Keeps the texts of toasts: a toast stays two seconds, may appear and vanish between two looks or before a page is complete, and still counts as
 * seen.
 */
export class Signs {
  private texts: string[] = [];

  /** Call before the document is opened. */
  async watch(page: Page): Promise<void> {
    await page.exposeFunction('journeySign', (text: string) => {
      this.texts.push(text);
    });
    await page.addInitScript(tellSigns);
  }

  /** Call when the person does something new. */
  forget(): void {
    this.texts = [];
  }

  told(text: string | RegExp): boolean {
    return this.texts.some((one) => (typeof text === 'string' ? one.includes(text) : text.test(one)));
  }
}
