// @ts-check
import { get } from './api.js';

/** The choices of the page with their labels, loaded once before the page starts. */
export const options = await get('options');
export const { words } = options;
