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

/**
 * Runs a button's work: disables the button in the meantime and shows a failure, beside its field if it is about one of them. True on success.
 *
 * @param {any} button
 * @param {() => Promise<unknown>} work
 * @param {Record<string, { say: (text: string) => void }>} fields
 */
export async function act(button, work, fields = {}) {
  button.disabled = true;
  for (const field of Object.values(fields)) field.say('');
  try {
    await work();
    return true;
  } catch (error) {
    const field = fields[/** @type {any} */ (error).field];
    if (field === undefined) toast(messageOf(error), true);
    else field.say(messageOf(error));
    return false;
  } finally {
    button.disabled = false;
  }
}
