import { View } from '@tarojs/components';
import { classes } from '../classes';
import './index.scss';

/** Whole pages: home, list, form, detail. Parts of one: hero, rows, text. */
export type SkeletonKind = 'home' | 'list' | 'form' | 'detail' | 'hero' | 'rows' | 'text';

/** The shape of a page before its content is loaded: for the first load, instead of a spinner. */
export function Skeleton({ kind = 'list' }: { readonly kind?: SkeletonKind }) {
  return (
    <View className="yl-skeleton" role="status" aria-busy="true" aria-label="正在加载">
      {shapes[kind].map((card, index) => (
        <View
          key={index}
          className={classes('yl-skeleton__card', card === 'hero' && 'yl-skeleton__card--hero')}
        >
          {lines[card].map((width, line) => (
            <View key={line} className={`yl-skeleton__line yl-skeleton__line--${width}`} />
          ))}
        </View>
      ))}
    </View>
  );
}

type CardShape = 'hero' | 'row' | 'figure' | 'fields' | 'table';

const shapes: Readonly<Record<SkeletonKind, readonly CardShape[]>> = {
  home: ['hero', 'figure', 'table', 'row'],
  list: ['row', 'row', 'row', 'row', 'row'],
  form: ['fields', 'fields'],
  detail: ['hero', 'table', 'table'],
  hero: ['hero'],
  rows: ['row', 'row'],
  text: ['table'],
};

type Width = 'short' | 'half' | 'long' | 'tall' | 'field';

const lines: Readonly<Record<CardShape, readonly Width[]>> = {
  hero: ['short', 'tall', 'half'],
  row: ['half', 'long'],
  figure: ['short', 'tall'],
  fields: ['short', 'field', 'short', 'field'],
  table: ['half', 'long', 'long', 'long'],
};
