// @ts-check
import { h } from './dom.js';

let made = 0;

/**
 * An input under its label, with a place for what is wrong with it.
 *
 * @param {string} label
 * @param {Record<string, unknown>} props
 */
export function entry(label, props) {
  made += 1;
  const wrong = h('span', { className: 'wrong', id: `entry-wrong-${made}`, role: 'alert' });
  const input = h('input', { autocomplete: 'off', ...props, 'aria-describedby': wrong.id });
  const say = (/** @type {string} */ text) => {
    wrong.textContent = text;
    if (text === '') input.removeAttribute('aria-invalid');
    else {
      input.setAttribute('aria-invalid', 'true');
      input.focus();
    }
  };
  input.addEventListener('input', () => say(''));
  const element = h('label', { className: 'field' }, h('span', {}, label), input, wrong);
  return { element, input, say };
}
