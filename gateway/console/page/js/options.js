// @ts-check
import { get } from './api.js';

/** What there is to choose from, and what it is called: asked for once, before the page begins. */
export const options = await get('options');
export const { words } = options;
