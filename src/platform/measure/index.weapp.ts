import Taro from '@tarojs/taro';
import type { Box, MeasurePort } from './definitions';

export type { Box, MeasurePort } from './definitions';

export const measure: MeasurePort = {
  box: (id) =>
    new Promise((resolve) => {
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .boundingClientRect((found) => resolve((found as Box | null) ?? undefined))
        .exec();
    }),
};
