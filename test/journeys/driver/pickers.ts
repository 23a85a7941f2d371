import type { FileChooser, Page } from 'playwright-core';
import { comes, PATIENCE_MS } from './patience';

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg' };

/** The browser's file pickers, in the order in which the app opened them; in a headless browser they have no window. */
export class Pickers {
  private open: FileChooser[] = [];

  constructor(page: Page) {
    page.on('filechooser', (chooser) => this.open.push(chooser));
  }

  /** The person leaves the pickers that are open. */
  forget(): void {
    this.open = [];
  }

  /** Chooses the file in the next picker, which may still have to open. */
  async choose(content: Buffer, name = 'picture.png'): Promise<void> {
    // The sum of both waits: for the button, then for the picker.
    if (!(await comes(() => Promise.resolve(this.open.length > 0), 2 * PATIENCE_MS)))
      throw new Error(`no picker was opened for ${name}`);
    const mimeType = TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream';
    await this.open.shift()?.setFiles({ name, mimeType, buffer: content });
  }
}
