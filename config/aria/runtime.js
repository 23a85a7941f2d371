// The run time's side of the plugin beside: both number a view's attributes, and must come to the same numbers.
import { mergeInternalComponents } from '@tarojs/shared';
import attributes from './attributes.json';

mergeInternalComponents({ View: attributes });
