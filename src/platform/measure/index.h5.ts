import type { MeasurePort } from './definitions';

export type { Box, MeasurePort } from './definitions';

export const measure: MeasurePort = {
  box(id) {
    const found = document.getElementById(id);
    if (found === null) return Promise.resolve(undefined);
    const { left, top, width, height } = found.getBoundingClientRect();
    return Promise.resolve({ left, top, width, height });
  },
};
