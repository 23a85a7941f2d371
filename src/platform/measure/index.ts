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

export const measure: MeasurePort = {
  box(id) {
    const found = document.getElementById(id);
    if (found === null) return Promise.resolve(undefined);
    const { left, top, width, height } = found.getBoundingClientRect();
    return Promise.resolve({ left, top, width, height });
  },
};
