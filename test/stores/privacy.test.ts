import { pickPicture } from '@/features/pictures/pictures';
import { album } from '@/platform/album';
import { privacy, type Answer, type Consent } from '@/platform/privacy';
import { PRIVACY_REFUSED, PrivacyConsent, privacyConsent } from '@/stores/privacy';
import { host } from '../app/host';
import { soon } from '../soon';

const HERE = '/pages/creditV2/view/ocr/ocrA';

/** The host's side: whether a consent is missing, and the interfaces that wait for it. */
let agreed: boolean;
let told: Consent[];
let asks: (answer: Answer) => void;

function device(): void {
  agreed = false;
  told = [];
  Object.assign(privacy, {
    gated: true,
    missing: () => Promise.resolve(agreed ? null : '《云岭隐私指引》'),
    onAsked: (ask: (answer: Answer) => void) => {
      asks = ask;
    },
    require: () =>
      new Promise<boolean>((resolve) => {
        asks((consent) => {
          told.push(consent);
          if (consent.kind === 'shown') return;
          agreed = consent.kind === 'agreed';
          resolve(agreed);
        });
      }),
  });
}

const started = (): PrivacyConsent => {
  const consent = new PrivacyConsent();
  consent.start();
  return consent;
};

beforeEach(() => {
  device();
  host.reset(HERE);
});

describe('privacy authorisation', () => {
  it('asks on the current page and continues with the button that was tapped', async () => {
    const consent = started();
    consent.page.attach(HERE);
    const ensured = consent.ensure();
    await soon(() => expect(consent.page.place).toBe(HERE));
    expect(consent.guide).toBe('《云岭隐私指引》');
    consent.agree('the-button');
    expect(await ensured).toBe(true);
    expect(told).toEqual([{ kind: 'shown' }, { kind: 'agreed', buttonId: 'the-button' }]);
    expect(consent.page.place).toBe('');
    expect(await consent.ensure()).toBe(true);
    expect(told).toHaveLength(2);
  });

  it('respects a denial and asks again at the next use', async () => {
    const consent = started();
    consent.page.attach(HERE);
    const first = consent.ensure();
    await soon(() => expect(consent.page.place).toBe(HERE));
    consent.refuse();
    expect(await first).toBe(false);
    const second = consent.ensure();
    await soon(() => expect(consent.page.place).toBe(HERE));
    consent.agree('b');
    expect(await second).toBe(true);
  });

  it('answers all waiting interfaces', () => {
    const consent = started();
    consent.page.attach(HERE);
    const answers: string[] = [];
    asks(({ kind }) => answers.push(`first ${kind}`));
    asks(({ kind }) => answers.push(`second ${kind}`));
    consent.refuse();
    expect(answers).toEqual(['first shown', 'second shown', 'first refused', 'second refused']);
  });

  it('keeps no interface waiting when no one can answer: the page cannot ask, or has closed', () => {
    const consent = started();
    const kinds: string[] = [];
    asks(({ kind }) => kinds.push(kind));
    expect(kinds).toEqual(['refused']);

    const leave = consent.page.attach(HERE);
    const other = consent.page.attach(HERE);
    asks(({ kind }) => kinds.push(kind));
    leave();
    expect(kinds).toEqual(['refused', 'shown']);
    other();
    expect(kinds).toEqual(['refused', 'shown', 'refused']);
  });

  it('takes no time in a browser, whose picker opens only within the tap', () => {
    Object.assign(privacy, { gated: false });
    expect(started().ensure()).toBe(true);
  });
});

describe('a picture without the consent', () => {
  it('is not requested from the device, and the feature says why', async () => {
    const pick = jest.fn();
    Object.assign(album, { pickOrTake: pick });
    privacyConsent.start();
    expect(await pickPicture()).toEqual({ kind: 'unfit', message: PRIVACY_REFUSED });
    expect(pick).not.toHaveBeenCalled();
  });
});
