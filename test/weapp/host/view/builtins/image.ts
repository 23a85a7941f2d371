import { report } from '../report';
import { BuiltIn, inner } from './base';

const FITS: Readonly<Record<string, string>> = {
  aspectFit: 'contain',
  aspectFill: 'cover',
  scaleToFill: 'fill',
};

/** A drawing may be its own address, and long. */
const MOST_TOLD = 200;

const isOfWeb = (source: string): boolean => /^https?:/.test(source);
const isTemporary = (source: string): boolean => source.startsWith('wxfile://');

/** Temporary files of the device are served by the host. */
export const addressOf = (source: string): string =>
  isOfWeb(source) || source.startsWith('data:')
    ? source
    : isTemporary(source)
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
    picture.addEventListener('error', () => {
      const source = this.text('src');
      // A picture of the web, or of the person, is for the program to do without; one of its own is not there or broken.
      if (!isOfWeb(source) && !isTemporary(source))
        report('missing', `the picture ${source.slice(0, MOST_TOLD)} does not load`);
      this.tell('error', { errMsg: `GET ${picture.src} failed` });
    });
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
