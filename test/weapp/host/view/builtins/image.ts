import { report } from '../report';
import { BuiltIn, inner } from './base';

const FITS: Readonly<Record<string, string>> = {
  aspectFit: 'contain',
  aspectFill: 'cover',
  scaleToFill: 'fill',
};

/** A drawing may be a data URL, and long. */
const MOST_TOLD = 200;

const isOfWeb = (source: string): boolean => /^https?:/.test(source);
const isTemporary = (source: string): boolean => source.startsWith('wxfile://');

/** The host serves temporary files of the device. */
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
      // A picture from the web, or of the person, may fail and the program must handle it; one of the program's own files is missing or broken.
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
