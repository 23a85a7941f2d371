import { PATIENCE_MS, type Driver } from '../driver';

const LOOK_AGAIN_MS = 100;

/** What is on the screen in the pattern's groups, once all of it is there; a pattern may span several lines. */
export async function read(driver: Driver, pattern: RegExp): Promise<readonly string[]> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = pattern.exec(await driver.text());
    if (found !== null) return found.slice(1);
    if (Date.now() > until)
      throw new Error(
        `${String(pattern)} was not to be read at ${await driver.path()}:\n${await driver.text()}`,
      );
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
