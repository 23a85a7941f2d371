const RPX_PER_WIDTH = 750;

/** 750 rpx are the width of the screen. */
export const rpxToVw = (value: string): string =>
  value.replace(/(-?\d*\.?\d+)rpx\b/g, (_, count: string) => `${(Number(count) * 100) / RPX_PER_WIDTH}vw`);
