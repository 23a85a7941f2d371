// @ts-check
import { get } from './api.js';
import { onCurrentPhone } from './current.js';
import { byId, fieldsOf, h } from './dom.js';
import { toast } from './toast.js';

const LABELS = {
  name: '姓名',
  idNo: '身份证号',
  nation: '民族',
  address: '住址',
  authority: '签发机关',
  from: '有效期起',
  to: '有效期止（日期或“长期”）',
  cardNo: '卡号',
  bank: '银行',
  valid: '有效期（月/年）',
  school: '学校',
  year: '毕业年份',
};
const WAIT_MS = 400;
const forms = [];

function specimen({ title, path, query }) {
  const image = h('img', { alt: `${title}样本`, width: 428, height: 270 });
  const error = h('p', { className: 'error', role: 'alert' });
  const save = h('a', { className: 'save', download: `${title}样本.jpg` }, `保存${title}`);
  const fields = Object.entries(query).map(([name, value]) =>
    h(
      'label',
      { className: 'field' },
      h('span', {}, LABELS[name]),
      h('input', { name, value, autocomplete: 'off' }),
    ),
  );
  const form = h('form', {}, fields, error, save);
  let shown = '';
  let timer;

  const draw = async () => {
    const answer = await fetch(`${path}?${new URLSearchParams(/** @type {any} */ (new FormData(form)))}`);
    error.textContent = answer.ok ? '' : ((await answer.json()).message ?? '画不出来');
    if (!answer.ok) return;
    URL.revokeObjectURL(shown);
    shown = URL.createObjectURL(await answer.blob());
    image.src = shown;
    save.href = shown;
  };
  const redraw = () => void draw().catch(() => toast('样本没有画出来，网关可能已经停止', true));
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(redraw, WAIT_MS);
  });
  redraw();
  forms.push({ form, redraw });
  return h('div', { className: 'specimen' }, h('h3', {}, title), image, form);
}

/** Fills the specimen forms with the data of the chosen customer. */
async function take(phone) {
  const view = await get(`customers/${phone}`);
  const person = view.persona ?? { name: view.name, idNo: view.idNo, cardNo: view.cards[0]?.cardNo };
  for (const { form, redraw } of forms) {
    for (const name of ['name', 'idNo', 'cardNo']) {
      const input = fieldsOf(form)[name];
      if (input && person[name]) input.value = person[name];
    }
    redraw();
  }
}

export async function startSpecimens() {
  byId('specimen-grid').append(...(await get('specimens')).map(specimen));
  onCurrentPhone((phone) => void take(phone).catch((error) => toast(error.message, true)));
}
