// The run-time part of the plugin in index.ts: both number the attributes, and the numbers must be the same.
import { internalComponents, mergeInternalComponents } from '@tarojs/shared';
import attributes from './attributes.json';
import keep from './keep';
import kept from './kept.json';

const field = { 'aria-label': '' };

keep(internalComponents, kept);
mergeInternalComponents({ View: attributes, Input: field, Textarea: field });
