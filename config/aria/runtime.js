// The run time's side of the plugin beside: both number the attributes, and must come to the same numbers.
import { mergeInternalComponents } from '@tarojs/shared';
import attributes from './attributes.json';

const field = { 'aria-label': '' };

mergeInternalComponents({ View: attributes, Input: field, Textarea: field });
