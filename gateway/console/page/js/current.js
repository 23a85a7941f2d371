// @ts-check
const listeners = [];
let phone = '';

export const isPhone = (text) => /^1[3-9]\d{9}$/.test(text);

/** The phone of the customer that all parts of this page work on. */
export const currentPhone = () => phone;

export function setCurrentPhone(next) {
  if (next === phone) return;
  phone = next;
  for (const listener of listeners) listener(phone);
}

export const onCurrentPhone = (listener) => listeners.push(listener);
