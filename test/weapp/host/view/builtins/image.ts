import { BuiltIn, inner } from './base';

const FITS: Readonly<Record<string, string>> = {
  aspectFit: 'contain',
  aspectFill: 'cover',
  scaleToFill: 'fill',
};

/** Temporary files of the device are served by the host. */
export const addressOf = (source: string): string =>
  /^(https?:|data:)/.test(source)
    ? source
    : source.startsWith('wxfile://')
      ? `/device/files/${encodeURIComponent(source.slice('wxfile://'.length))}`
      : `/package/${source.replace(/^\//, '')}`;

export class BuiltInImage extends BuiltIn {
  private readonly picture = inner('img');

  connectedCallback(): void {
    const { picture } = this;
    if (picture.parentNode !== null) return;
    picture.alt = '';
    picture.className = 'host-native';
    picture.addEventListener('load', () =>
      this.tell('load', { width: picture.naturalWidth, height: picture.naturalHeight }),
    );
    picture.addEventListener('error', () => this.tell('error', { errMsg: `GET ${picture.src} failed` }));
    this.append(picture);
    this.changed('src');
  }

  protected override changed(name: string): void {
    const { picture } = this;
    const mode = this.text('mode', 'scaleToFill');
    picture.style.objectFit = FITS[mode] ?? 'fill';
    this.style.height = mode === 'widthFix' ? 'auto' : this.style.height;
    if (name !== 'src' || !this.isConnected) return;
    const source = this.text('src');
    if (source === '') picture.removeAttribute('src');
    else picture.src = addressOf(source);
  }
}
