import type { Page } from 'playwright-core';

/** Collects failures behind a page: exceptions, and errors on its console. */
export class PageErrors {
  private readonly seen: string[] = [];
  /** NutUI's tabs measure themselves one frame after they were drawn, also if the person has left their page by then; no one sees it. */
  private readonly tolerated: RegExp[] = [/在已加载页面中没有找到对应的容器元素/];

  constructor(page: Page) {
    page.on('pageerror', (error) =>
      this.seen.push(`exception at ${page.url()}: ${error.stack ?? error.message}`),
    );
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.seen.push(`console at ${page.url()}: ${message.text()} (${message.location().url})`);
    });
  }

  tolerate(pattern: RegExp): void {
    this.tolerated.push(pattern);
  }

  /** The failures that the journey did not provoke itself. */
  get unexpected(): readonly string[] {
    return this.seen.filter((line) => !this.tolerated.some((pattern) => pattern.test(line)));
  }
}
