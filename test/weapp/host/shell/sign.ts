import type { Sign } from '../../protocol';

/** Shows a toast or the loading sign, or takes it away. */
export function showSign(sign: Sign | null): void {
  const place = document.getElementById('sign');
  if (place === null) return;
  place.hidden = sign === null;
  place.dataset['mask'] = String(sign?.mask ?? false);
  place.setAttribute('aria-busy', String(sign?.icon === 'loading'));
  place.textContent = sign?.text ?? '';
}
