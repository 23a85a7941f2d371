import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Put there by `watch`. */
    journeySign?: (text: string) => void;
  }
}

/** Runs in each document: tells of every toast and loading sign, which pages put where a screen reader hears of it. */
const tellSigns = (): void => {
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const place = target instanceof Element ? target.closest('[role=status]') : null;
      const text = place?.textContent ?? '';
      if (addedNodes.length > 0 && text !== '') window.journeySign?.(text);
    }
  }).observe(document, { childList: true, subtree: true });
};

/** A toast stands for two seconds, and may come and go between two looks, or before a page has wholly come: it was seen all the same. */
export class Signs {
  private texts: string[] = [];

  /** From the next document on. */
  async watch(page: Page): Promise<void> {
    await page.exposeFunction('journeySign', (text: string) => {
      this.texts.push(text);
    });
    await page.addInitScript(tellSigns);
  }

  /** The person does something new. */
  forget(): void {
    this.texts = [];
  }

  told(text: string | RegExp): boolean {
    return this.texts.some((one) => (typeof text === 'string' ? one.includes(text) : text.test(one)));
  }
}
