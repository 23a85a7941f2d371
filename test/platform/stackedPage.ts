import { backStep, type BackCatcherFrame } from '@/platform/backStep/index.weapp';
import { soon } from '../soon';

/** A page of the stack, with the words that its element was told. */
export class StackedPage {
  readonly told: boolean[] = [];
  private readonly frame: BackCatcherFrame;

  constructor(private readonly stack: StackedPage[]) {
    const { catcher } = backStep;
    if (catcher === undefined) throw new Error('there is no catcher');
    this.frame = catcher.follow(this, (shown) => void this.told.push(shown));
    stack.push(this);
  }

  /** The element is there. */
  entered(): void {
    this.frame.entered();
  }

  /** WeChat has closed the element, as it was told or by Back. */
  gone(): void {
    this.frame.gone();
  }

  unload(): void {
    this.frame.leave();
    this.stack.splice(this.stack.indexOf(this), 1);
  }

  get shown(): boolean {
    return this.told[this.told.length - 1] ?? false;
  }

  async caught(): Promise<void> {
    await soon(() => expect(this.shown).toBe(true));
    this.entered();
  }
}
