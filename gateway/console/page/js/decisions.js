// @ts-check
import { get, post } from './api.js';
import { isPhone, onCurrentPhone } from './current.js';
import { buttonOf, byId, fieldsOf, formById, h } from './dom.js';
import { options } from './options.js';
import { act, toast } from './toast.js';

const field = ({ name, title, options: choices }) =>
  h(
    'label',
    { className: 'field' },
    h('span', {}, title),
    h(
      'select',
      { name },
      choices.map(({ value, text }) => h('option', { value }, text)),
    ),
  );

async function load(form) {
  const phone = fieldsOf(form).phone.value.trim();
  if (!isPhone(phone)) return;
  const decisions = await get(`decisions?phone=${phone}`);
  for (const { name } of options.decisions) fieldsOf(form)[name].value = decisions[name];
}

export function startDecisions(changed) {
  const form = formById('decision-form');
  byId('decision-fields').append(...options.decisions.map(field));
  const reload = () => void load(form).catch((error) => toast(error.message, true));
  fieldsOf(form).phone.addEventListener('input', reload);
  onCurrentPhone((phone) => {
    fieldsOf(form).phone.value = phone;
    reload();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(buttonOf(form), async () => {
      await post('decisions', Object.fromEntries(new FormData(form)));
      toast('已保存，下一次询问机构时生效');
      changed();
    });
  });
}
