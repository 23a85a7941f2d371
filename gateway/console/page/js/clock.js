// @ts-check
import { get, post } from './api.js';
import { byId, inputById } from './dom.js';
import { clockText } from './format.js';
import { act, toast } from './toast.js';

const DAY_MS = 86_400_000;
let ahead = 0;

function show() {
  inputById('clock-now').value = clockText(new Date(Date.now() + ahead));
  const days = Math.round(ahead / DAY_MS);
  byId('clock-offset').textContent = days > 0 ? `比真实时间快 ${days} 天` : '与真实时间一致';
}

const take = ({ now }) => {
  ahead = new Date(now).getTime() - Date.now();
  show();
};

export async function refreshClock() {
  take(await get('clock'));
}

/** Calls `moved` after the clock has moved, since that changes what customers owe. */
export function startClock(moved) {
  for (const button of document.querySelectorAll('.clock-steps button')) {
    button.addEventListener('click', () =>
      act(button, async () => {
        const { days, minutes } = /** @type {HTMLElement} */ (button).dataset;
        take(await post('clock', days ? { advanceDays: Number(days) } : { advanceMinutes: Number(minutes) }));
        toast(`时钟已向前拨${days ? `${days}天` : `${minutes}分钟`}，对所有客户生效`);
        moved();
      }),
    );
  }
  setInterval(show, 1000);
}
