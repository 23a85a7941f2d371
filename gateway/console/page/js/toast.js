import { byId, h } from './dom.js';

const SHOWN_MS = 4000;

export function toast(text, bad = false) {
  const element = h('div', { className: bad ? 'toast bad' : 'toast' }, text);
  byId('toasts').append(element);
  setTimeout(() => element.remove(), SHOWN_MS);
}

/** Runs what a button does: locked meanwhile, a failure is told. True when it went well. */
export async function act(button, work) {
  button.disabled = true;
  try {
    await work();
    return true;
  } catch (error) {
    toast(error.message, true);
    return false;
  } finally {
    button.disabled = false;
  }
}
