import type { Sign } from '../../protocol';

let texts: string[] = [];

/** Texts that were shown, including those that vanished before the test looked. */
export const signs = {
  texts: (): readonly string[] => texts,
  forget(): void {
    texts = [];
  },
};

/** Shows a toast or the loading sign, or hides it. */
export function showSign(sign: Sign | null): void {
  const place = document.getElementById('sign');
  if (place === null) return;
  if (sign !== null) texts.push(sign.text);
  place.hidden = sign === null;
  place.dataset['mask'] = String(sign?.mask ?? false);
  place.setAttribute('aria-busy', String(sign?.icon === 'loading'));
  place.textContent = sign?.text ?? '';
}
