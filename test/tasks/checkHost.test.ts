import type { AddressInfo } from 'node:net';
import { calls, type CallDefinition } from '@/contract';
import type { ProfileName } from '../../gateway/profile/names';
import { checkHost, type Line } from '../../tasks/checkHost/check';
import { ASKED } from '../../tasks/checkHost/asked';
import { startGateway, type Bank } from '../gateway/harness';

const beyond = (Object.values(calls) as CallDefinition[]).filter((definition) => definition.beyond === true);

async function checked(bank: Bank, publicKey = bank.keys.publicKey): Promise<readonly Line[]> {
  const { port } = bank.app.server.address() as AddressInfo;
  const { clientId, clientSecret } = bank.keys;
  return checkHost({
    ...{ base: `http://127.0.0.1:${port}`, publicKey, clientId, clientSecret },
    ...{ gatewayPrefix: '', frontPrefix: '', tokenVerb: 'POST' },
  });
}

async function against<T>(profile: ProfileName, look: (bank: Bank) => Promise<T>): Promise<T> {
  const bank = await startGateway({ network: true, settings: { profile } });
  return look(bank).finally(() => bank.close());
}

const noteOf = (lines: readonly Line[], what: string) => lines.find((line) => line.what === what)?.note;
const count = (lines: readonly Line[], result: Line['result']) =>
  lines.filter((line) => line.result === result).length;

describe('the check of a host', () => {
  it('finds everything in the whole gateway, but no leave for pages of other origins', async () => {
    const lines = await against('own', checked);
    expect(lines.filter(({ result }) => result !== 'fits').map(({ what }) => what)).toEqual([
      'headers that a page of another origin may send',
    ]);
    expect(noteOf(lines, 'access token')).toMatch(/^in the envelope, \d+ characters$/);
  });

  it('names each call that a host of the spec does not have, and nothing else', async () => {
    const lines = await against('spec', checked);
    expect(noteOf(lines, 'access token')).toMatch(/^plain OAuth, \d{3} characters$/);
    expect(lines.filter(({ result }) => result === 'missing').map(({ what }) => what)).toEqual(
      beyond.map(({ verb, path }) => `${verb} ${path}`),
    );
    expect(count(lines, 'fits')).toBe(lines.length - beyond.length);
  });

  it('names the setting for answers without a sign', async () => {
    const lines = await against('spec-plain', async (bank) => {
      await checked(bank);
      return checked(bank);
    });
    const sealed = ASKED.filter(({ definition }) => definition.body === 'sealed').length;
    expect(count(lines, 'fails')).toBe(0);
    const differing = lines.filter(({ result }) => result === 'differs');
    expect(differing).toHaveLength(sealed);
    for (const { note } of differing) expect(note).toContain('TARO_APP_ANSWER_SIGN=optional');
  });

  it('says which calls fail with the key of another host', async () => {
    const other = await import('../wire/vectors');
    const lines = await against('own', (bank) => checked(bank, other.publicKeyBase64));
    const sealed = ASKED.filter(({ definition }) => definition.body === 'sealed');
    expect(lines.filter(({ result }) => result === 'fails').map(({ what }) => what)).toEqual(
      expect.arrayContaining(sealed.map(({ definition: { verb, path } }) => `${verb} ${path}`)),
    );
  });
});
