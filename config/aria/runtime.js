// The run-time part of the plugin in index.ts: both number the attributes, and the numbers must be the same.
import { mergeInternalComponents } from '@tarojs/shared';
import attributes from './attributes.json';

const field = { 'aria-label': '' };

mergeInternalComponents({ View: attributes, Input: field, Textarea: field });
