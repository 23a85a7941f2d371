import {
  SCRIPT_WAIT_MS,
  type PartnerScriptPort,
  type PartnerScript,
  type ScriptOutcome,
} from './definitions';

export * from './definitions';

const begun = new Map<string, Promise<ScriptOutcome>>();

const pageLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((done) => window.addEventListener('load', done, { once: true }));

/** Only by https, or from our origin: otherwise anyone on the way could replace the script. */
function isAllowed(address: string): boolean {
  try {
    const { protocol, origin } = new URL(address, window.location.href);
    return protocol === 'https:' || origin === window.location.origin;
  } catch {
    return false;
  }
}

async function begin({ address, integrity }: PartnerScript): Promise<ScriptOutcome> {
  await pageLoaded();
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.referrerPolicy = 'origin';
  // Without this the browser cannot check a foreign script, and reports its errors without a message.
  script.crossOrigin = 'anonymous';
  if (integrity !== '') script.integrity = integrity;
  return new Promise((done) => {
    const late = setTimeout(() => done('silent'), SCRIPT_WAIT_MS);
    const end = (outcome: ScriptOutcome) => () => {
      clearTimeout(late);
      done(outcome);
    };
    script.addEventListener('load', end('loaded'));
    script.addEventListener('error', end('failed'));
    document.head.append(script);
  });
}

export const partnerScript: PartnerScriptPort = {
  load(script) {
    if (!isAllowed(script.address)) return Promise.resolve('refused');
    const before = begun.get(script.address);
    if (before !== undefined) return before;
    const now = begin(script);
    begun.set(script.address, now);
    return now;
  },
};
