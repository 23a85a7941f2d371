import type { Sign } from '../../protocol';

let texts: string[] = [];

/** What was shown, also where it has gone again before anybody looked. */
export const signs = {
  texts: (): readonly string[] => texts,
  forget(): void {
    texts = [];
  },
};

/** Shows a toast or the loading sign, or takes it away. */
export function showSign(sign: Sign | null): void {
  const place = document.getElementById('sign');
  if (place === null) return;
  if (sign !== null) texts.push(sign.text);
  place.hidden = sign === null;
  place.dataset['mask'] = String(sign?.mask ?? false);
  place.setAttribute('aria-busy', String(sign?.icon === 'loading'));
  place.textContent = sign?.text ?? '';
}
