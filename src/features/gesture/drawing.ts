import { makeAutoObservable } from 'mobx';
import { LEAST_DOTS, type Gesture } from '@/domain/security/gesture';
import { dotAt, reach, type Place } from '@/domain/security/gestureGrid';
import { measure, type Box } from '@/platform/measure';
import { GESTURE } from './texts';

const within = (part: number): number => Math.min(1, Math.max(0, part));

/** A gesture that is being drawn: by a finger on the grid, or by tapping its dots one by one. Never stored. */
export class Drawing {
  dots: Gesture = [];
  error = '';
  /** Where the finger is, while it draws; at the edge if it has left the grid. */
  finger: Place | undefined = undefined;
  /** The finger is on the grid. */
  private drawn = false;
  /** Dots that were tapped before the finger began to draw. */
  private tapped: Gesture = [];
  private box: Box | undefined;

  /** `whole`: a gesture of at least four dots is there. */
  constructor(
    readonly id: string,
    private readonly whole: (gesture: Gesture) => unknown,
  ) {
    makeAutoObservable<this, 'drawn' | 'tapped' | 'box' | 'whole'>(this, {
      ...{ id: false, drawn: false, tapped: false, box: false, whole: false },
    });
  }

  async begin(x: number, y: number): Promise<void> {
    this.tapped = this.dots;
    this.clear();
    this.drawn = true;
    this.measured(await measure.box(this.id), x, y);
  }

  move(x: number, y: number): void {
    if (!this.drawn || this.box === undefined) return;
    const { left, top, width } = this.box;
    const dot = dotAt(x - left, y - top, width);
    this.finger = { x: within((x - left) / width), y: within((y - top) / width) };
    if (dot !== undefined) this.dots = reach(this.dots, dot);
  }

  /** The finger leaves the grid. A touch of only one dot is a tap: it is added to the earlier dots, and more may follow. */
  end(): void {
    if (!this.drawn) return;
    this.drawn = false;
    this.finger = undefined;
    if (this.dots.length > 1) this.finish();
    else this.dots = this.tapped;
  }

  tap(dot: number): void {
    this.error = '';
    this.dots = reach(this.dots, dot);
  }

  finish(): void {
    const { dots } = this;
    this.dots = [];
    if (dots.length < LEAST_DOTS) this.error = GESTURE.tooShort;
    else void this.whole(dots);
  }

  clear(): void {
    this.dots = [];
    this.finger = undefined;
    this.error = '';
  }

  say(error: string): void {
    this.error = error;
  }

  private measured(box: Box | undefined, x: number, y: number): void {
    this.box = box;
    this.move(x, y);
  }
}
