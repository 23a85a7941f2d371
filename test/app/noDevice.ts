/** What `@/platform/…` is in tests: no device. Nothing is shown, found or kept, and each answer says so. A test adds what it needs. */
import type { AlbumPort } from '@/platform/album';
import type { AttentionPort } from '@/platform/attention';
import type { BackStepPort } from '@/platform/backStep';
import type { BackToAppPort } from '@/platform/backToApp';
import type { CalendarPort } from '@/platform/calendar';
import type { CameraPort } from '@/platform/camera';
import type { CapturePort } from '@/platform/capture';
import type { ClipboardPort } from '@/platform/clipboard';
import type { ContactPickerPort } from '@/platform/contactPicker';
import type { DevicePort } from '@/platform/device';
import type { DeviceKeyPort } from '@/platform/deviceKey';
import type { DeviceTokenPort } from '@/platform/deviceToken';
import type { FacePort } from '@/platform/face';
import type { FailureScreenPort } from '@/platform/failureScreen';
import type { FilesPort } from '@/platform/files';
import type { FrameStepsPort } from '@/platform/frameSteps';
import type { HttpPort } from '@/platform/http';
import type { IdlePort } from '@/platform/idle';
import type { LinkPort } from '@/platform/link';
import type { LocationPort } from '@/platform/location';
import type { MeasurePort } from '@/platform/measure';
import type { PagePort } from '@/platform/page';
import type { PageFocusPort } from '@/platform/pageFocus';
import type { PageLoadPort } from '@/platform/pageLoad';
import type { PartnerScriptPort } from '@/platform/partnerScript';
import type { PermissionsPort } from '@/platform/permissions';
import type { PicturePort } from '@/platform/picture';
import type { PreloadPort } from '@/platform/preload';
import type { PreviewPort } from '@/platform/preview';
import type { PrivacyPort } from '@/platform/privacy';
import type { PromptPort } from '@/platform/prompt';
import type { RevealPort } from '@/platform/reveal';
import type { ScreenPort } from '@/platform/screen';
import type { SharedStoragePort, StoragePort } from '@/platform/storage';
import type { TrackPort } from '@/platform/track';
import { HttpFailure } from '@/platform/http/definitions';

export * from '@/platform/http/definitions';
export * from './noHost';

const unavailable = () => Promise.resolve({ ok: false, reason: 'unavailable' } as const);

export const album: AlbumPort = {
  pick: unavailable,
  pickOrTake: unavailable,
  save: () => Promise.resolve('unavailable'),
};

const never = () => () => undefined;

export const attention: AttentionPort = { onAway: never, onReturn: never };

export const backStep: BackStepPort = {
  watch: () => undefined,
  page: () => undefined,
  hold: () => () => undefined,
  moving: (move) => move(),
  fromFirstStep: (move) => move(),
  shown: () => undefined,
};

export const backToApp: BackToAppPort = { leave: () => Promise.resolve('stayed') };

export const calendar: CalendarPort = {
  remind: () => Promise.resolve('unavailable'),
  remindAll: () => Promise.resolve('unavailable'),
};

export const camera: CameraPort = { take: () => Promise.resolve({ ok: false, reason: 'unavailable' }) };

/** Without a device there is no screen to capture. */
export const capture: CapturePort = { disable: () => () => undefined };

export const clipboard: ClipboardPort = {
  copy: () => Promise.resolve(false),
  tellsItself: false,
  byLongPress: true,
};

export const contactPicker: ContactPickerPort = {
  available: () => false,
  pick: () => Promise.resolve({ ok: false, reason: 'unavailable' }),
};

export const device: DevicePort = {
  info: () =>
    Promise.resolve({
      client: 'H5',
      osName: '',
      osVersion: '',
      model: '',
      width: 0,
      height: 0,
      hostVersion: '',
      networkType: 'unknown',
    }),
};

/** Without a device there is no key. */
export const deviceKey: DeviceKeyPort = { seal: () => Promise.resolve(undefined) };

export const deviceToken: DeviceTokenPort = { read: () => Promise.resolve('') };

export const face: FacePort = { terminal: 'h5', open: () => Promise.resolve('unavailable') };

export const failureScreen: FailureScreenPort = { show: () => undefined, hide: () => undefined };

export const files: FilesPort = {
  fetchFile: () => Promise.resolve({ kind: 'unavailable' }),
  givePdf: () => Promise.resolve({ kind: 'unavailable' }),
  pickPdf: () => Promise.resolve({ ok: false, reason: 'unavailable' }),
  fetchPicture: () => Promise.resolve({ kind: 'unavailable' }),
};

export const frameSteps: FrameStepsPort = { mark: () => 0, undo: () => Promise.resolve() };

/** Without a device there is no network. */
export const http: HttpPort = {
  hasOrigin: false,
  filesPerUpload: 'many',
  send: () => Promise.reject(new HttpFailure('offline')),
  upload: () => Promise.reject(new HttpFailure('offline')),
};

/** A host without a screen has no taps to wait for, and loads nothing ahead. */
export const idle: IdlePort = {
  turn: () => Promise.resolve(),
  soon: () => undefined,
  touched: () => undefined,
};

export const link: LinkPort = {
  open: () => Promise.resolve('failed'),
  call: () => Promise.resolve('failed'),
};

export const location: LocationPort = {
  available: () => false,
  choose: () => Promise.resolve({ ok: false, reason: 'unavailable' }),
  open: () => Promise.resolve(false),
};

export const measure: MeasurePort = { box: () => Promise.resolve(undefined) };

export const pageFocus: PageFocusPort = { shown: () => undefined };

export const page: PagePort = {
  target: 'h5',
  stackLimit: Infinity,
  single: () => false,
  name: () => undefined,
  reload: () => undefined,
  restart: () => undefined,
  origin: () => '',
  entry: () => ({ before: '', hash: '', host: '', path: '' }),
  onAddress: () => undefined,
  writeHash: () => undefined,
  writeQuery: () => undefined,
  moveTo: () => undefined,
  isBlank: () => false,
};

/** A host without pages loads nothing, so nothing waits. */
export const pageLoad: PageLoadPort = {
  watch: () => undefined,
  isWaiting: () => false,
  arrived: () => Promise.resolve(),
  again: () => undefined,
  showView: () => undefined,
  hideView: () => undefined,
};

export const partnerScript: PartnerScriptPort = { load: () => Promise.resolve('unavailable') };

export const permissions: PermissionsPort = {
  place: '手机的“设置”里',
  state: () => Promise.resolve('unknown'),
  request: () => Promise.resolve('unavailable'),
  toSettings: () => Promise.resolve({ kind: 'unavailable' }),
};

export const picture: PicturePort = {
  prepare: () => Promise.resolve({ ok: false, reason: 'unavailable' }),
};

/** A host without files has nothing to load. */
export const preload: PreloadPort = { page: () => undefined };

export const preview: PreviewPort = { show: () => '', release: () => undefined };

/** Without a device there are no private interfaces. */
export const privacy: PrivacyPort = {
  gated: false,
  missing: () => Promise.resolve(null),
  onAsked: () => undefined,
  require: () => Promise.resolve(true),
  openGuide: () => Promise.resolve(false),
};

/** Without a device nothing is shown, and every question is answered no. */
export const prompt: PromptPort = {
  toast: () => undefined,
  showLoading: () => undefined,
  hideLoading: () => undefined,
  setLarge: () => undefined,
  onLarge: () => undefined,
  confirm: () => Promise.resolve(false),
};

export { webCrypto as random } from '@/platform/random/webCrypto';

/** Without a screen there is nothing to scroll. */
export const reveal: RevealPort = { first: () => undefined };

/** Without a device there is no screen, and no insets. */
export const screen: ScreenPort = {
  insets: () => ({ top: '0px', bottom: '0px', menuButton: null }),
  size: () => ({ width: 0, height: 0 }),
  textScale: () => 1,
  onResize: () => () => undefined,
  cover: () => () => undefined,
  drawsStandardBar: false,
  setFramed: () => undefined,
};

/** Without a device there is no store: nothing is found, nothing is kept. */
const none: StoragePort = {
  get: () => null,
  set: () => false,
  remove: () => undefined,
};

export const storage: SharedStoragePort = { ...none, onOtherWindow: () => () => undefined };

export const visitStorage: StoragePort = { ...none };

/** Without a device nothing reports that the person leaves, and nothing is sent. */
export const track: TrackPort = { onLeave: () => () => undefined, sendOnLeave: () => false };
