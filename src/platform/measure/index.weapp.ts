import Taro from '@tarojs/taro';
import type { Box, MeasurePort } from './index';

export type { Box, MeasurePort } from './index';

export const measure: MeasurePort = {
  box: (id) =>
    new Promise((resolve) => {
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .boundingClientRect((found) => resolve((found as Box | null) ?? undefined))
        .exec();
    }),
};
