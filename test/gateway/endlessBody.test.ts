import { calls } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import { pictureRefusals } from '@/contract/flowRefusals';
import { readLimits } from '../../gateway/limits';
import { Crowd, JSON_CALL } from './bank/crowd';
import { startGateway, type Bank } from './harness';

const KILOBYTE = 1024;
const EDGE = 'edge';

let bank: Bank;
let crowd: Crowd;
let tokenCode: string;
beforeAll(async () => {
  bank = await startGateway({
    network: true,
    people: true,
    settings: { limits: { ...readLimits({}), stallMs: 5000 } },
  });
  tokenCode = String((await bank.credited()).client.tokenCode);
  crowd = await Crowd.before(bank);
});
afterAll(async () => {
  crowd.leave();
  await bank.close();
});

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
const part = (name: string, more = ''): string =>
  `--${EDGE}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;

const ENDLESS: readonly [string, { path: string; type: string; code: string; body: () => string }][] = [
  [
    'a call',
    {
      path: JSON_CALL,
      type: 'application/json',
      code: generalRefusals.incomplete,
      body: () => 'x'.repeat(300 * KILOBYTE),
    },
  ],
  [
    'an upload',
    {
      path: calls.educationUpload.path,
      type: `multipart/form-data; boundary=${EDGE}`,
      code: pictureRefusals.pictureTooLarge,
      body: () =>
        `${part('tokenCode')}${tokenCode}\r\n${part('file', '; filename="a.png"')}${'x'.repeat(9 * KILOBYTE * KILOBYTE)}`,
    },
  ],
];

it.each(ENDLESS)(
  '%s that announces no length ends when it is too long, with an answer that says so',
  async (_what, { path, type, code, body }) => {
    const one = crowd.begin({
      path,
      from: crowd.address(),
      headers: { 'content-type': type, 'transfer-encoding': 'chunked' },
      body: chunk(body()),
    });
    await one.closed;
    expect(one.answer()).toContain(`"${code}"`);
  },
);
