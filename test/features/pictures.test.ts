import { pickPicture } from '@/features/pictures';
import { album, type PickedFile } from '@/platform/album';
import { picture, type PictureFailure } from '@/platform/picture';
import { prompt } from '@/platform/prompt';

const MEGABYTE = 1024 * 1024;

const photo = (more: Partial<PickedFile> = {}): PickedFile => ({
  name: 'IMG_1.HEIC',
  type: '',
  size: 20 * MEGABYTE,
  source: 'tmp',
  ...more,
});
const JPEG = photo({ name: 'IMG_1.jpg', type: 'image/jpeg', size: MEGABYTE });

let signs: string[];

function device(file: PickedFile, reason?: PictureFailure): void {
  Object.assign(album, { pickOrTake: () => Promise.resolve({ ok: true, file }) });
  Object.assign(picture, {
    prepare: () => Promise.resolve(reason === undefined ? { ok: true, file: JPEG } : { ok: false, reason }),
  });
}

beforeEach(() => {
  signs = [];
  Object.assign(prompt, {
    showLoading: (text: string) => signs.push(text),
    hideLoading: () => signs.push('hidden'),
  });
});

describe('a photo of a phone', () => {
  it('of 20 MB goes as the small JPEG that the device makes of it, with a sign while it does', async () => {
    device(photo());
    expect(await pickPicture()).toEqual({ kind: 'picture', file: JPEG });
    expect(signs).toEqual(['照片处理中...', 'hidden']);
  });

  it.each([
    ['heic', /HEIC.*JPG、PNG 或 WebP.*相机设置.*兼容性最佳.*截图/],
    ['large', /照片太大.*调低分辨率.*截图/],
    ['unreadable', /JPG、PNG 或 WebP.*重新拍一张/],
  ] as const)('that cannot be read says so, and what to do: %s', async (reason, message) => {
    device(photo(), reason);
    const picked = await pickPicture();
    expect(picked).toEqual({ kind: 'unfit', message: expect.stringMatching(message) as string });
    expect(JSON.stringify(picked)).not.toMatch(/MB/);
  });

  it('goes as it is from a device that changes none, if the gateway takes it', async () => {
    device(photo({ size: 8 * MEGABYTE }), 'unavailable');
    expect(await pickPicture()).toMatchObject({ kind: 'picture', file: { name: 'IMG_1.HEIC' } });
    device(photo({ size: 8 * MEGABYTE + 1 }), 'unavailable');
    expect(await pickPicture()).toMatchObject({
      kind: 'unfit',
      message: expect.stringContaining('照片太大') as string,
    });
  });
});
