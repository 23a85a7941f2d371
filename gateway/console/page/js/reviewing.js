// @ts-check
import { h } from './dom.js';
import { act, toast } from './toast.js';

/** A field for the reason and the two buttons of a review; `send` gets the decision and redraws the list. */
export function reviewRow(name, send) {
  const reason = h('input', { maxLength: 60, placeholder: '退回的原因', autocomplete: 'off' });
  reason.setAttribute('aria-label', `退回${name}的原因`);
  const button = (text, approve) => {
    const made = h('button', { type: 'button', className: 'plain' }, text);
    made.setAttribute('aria-label', `${text}${name}`);
    made.addEventListener('click', () => {
      void act(made, async () => {
        await send({ approve, reason: reason.value });
        toast('已审核，客户会收到消息');
      });
    });
    return made;
  };
  return h('div', { className: 'row' }, reason, button('通过', true), button('退回', false));
}
