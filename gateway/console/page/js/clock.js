// @ts-check
import { get, post } from './api.js';
import { byId, inputById } from './dom.js';
import { clockText } from './format.js';
import { act, toast } from './toast.js';

const DAY_MS = 86_400_000;
let ahead = 0;
let rate = 1;
let takenAt = Date.now();

/** The product's time: while it runs fast, it gains on the machine's. */
const productTime = () => Date.now() + ahead + (rate - 1) * (Date.now() - takenAt);

/** @returns {HTMLElement[]} */
const rateButtons = () => Array.from(document.querySelectorAll('.clock-rates button'));

function show() {
  inputById('clock-now').value = clockText(new Date(productTime()));
  const days = Math.round((productTime() - Date.now()) / DAY_MS);
  const offset = days > 0 ? `比真实时间快 ${days} 天` : '与真实时间一致';
  byId('clock-offset').textContent = rate > 1 ? `${offset}，正在以 ${rate} 倍速走` : offset;
  for (const button of rateButtons())
    button.setAttribute('aria-pressed', String(Number(button.dataset.rate) === rate));
}

const take = (clock) => {
  ahead = new Date(clock.now).getTime() - Date.now();
  rate = clock.rate;
  takenAt = Date.now();
  show();
};

export async function refreshClock() {
  take(await get('clock'));
}

/** Calls `moved` after the clock has moved, since that changes what customers owe. */
export function startClock(moved) {
  for (const button of document.querySelectorAll('.clock-steps:not(.clock-rates) button')) {
    button.addEventListener('click', () =>
      act(button, async () => {
        const { days, minutes } = /** @type {HTMLElement} */ (button).dataset;
        take(await post('clock', days ? { advanceDays: Number(days) } : { advanceMinutes: Number(minutes) }));
        toast(`时钟已向前拨${days ? `${days}天` : `${minutes}分钟`}，对所有客户生效`);
        moved();
      }),
    );
  }
  for (const button of rateButtons()) {
    button.addEventListener('click', () =>
      act(button, async () => {
        take(await post('clock', { rate: Number(button.dataset.rate) }));
        toast(rate > 1 ? `时钟以 ${rate} 倍速走，到期的事会跟着发生` : '时钟按原速走，快出的时间不退回');
        moved();
      }),
    );
  }
  setInterval(show, 1000);
}
