// @ts-check
import { byId, h } from './dom.js';

const SHOWN_MS = 4000;

export function toast(text, bad = false) {
  const element = h('div', { className: bad ? 'toast bad' : 'toast' }, text);
  byId('toasts').append(element);
  setTimeout(() => element.remove(), SHOWN_MS);
}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** Runs a button's work: disables the button meanwhile and shows a failure. True on success. */
export async function act(button, work) {
  button.disabled = true;
  try {
    await work();
    return true;
  } catch (error) {
    toast(messageOf(error), true);
    return false;
  } finally {
    button.disabled = false;
  }
}
