/** Position of an element in the window, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface MeasurePort {
  /** The element of the current page with this id; undefined if it is not there. */
  box(id: string): Promise<Box | undefined>;
}
