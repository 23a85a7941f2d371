import { calls, type CallDefinition } from '@/contract';
import { offlineRefusals } from '@/contract/offline';
import { pictureRefusals } from '@/contract/flowRefusals';
import sharp from 'sharp';
import { Refused } from '../../gateway/console/person';
import { ocrFailureText } from '../../gateway/providers/ocr';
import { camera, type Photo } from './camera';
import { startGateway, type Bank, type TestPerson } from './harness';
import { cardId, provedLoan, supplementNo } from './ids/things';
import { decide, fileIds, sent } from './transfers';

let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway({ people: true });
  person = await bank.credited();
});
afterAll(() => bank.close());

type Upload = (person: TestPerson, photo: Photo) => Promise<unknown>;

/** Every call whose pictures are stored, and where their content is. */
const STORED = {
  educationUpload: {
    pieces: 'education_file_pieces',
    upload: (person, photo) => person.call('educationUpload', { kind: 'diploma' }, [photo]),
  },
  proofUpload: {
    pieces: 'proof_file_pieces',
    upload: async (person, photo) =>
      person.call('proofUpload', { loanNo: await provedLoan(person) }, [photo]),
  },
  supplementUpload: {
    pieces: 'supplement_file_pieces',
    upload: async (person, photo) => {
      const asked = { supplementNo: await supplementNo(person, { bank, owner: person, stranger: person }) };
      return person.call('supplementUpload', asked, [photo]);
    },
  },
  proposeUpload: {
    pieces: 'proposal_file_pieces',
    upload: (person, photo) => person.call('proposeUpload', {}, [photo]),
  },
  offlineVoucher: {
    pieces: 'voucher_pieces',
    upload: (person, photo) => person.call('offlineVoucher', {}, [photo]),
  },
  uploadBankProtocol: {
    pieces: 'card_protocol_pieces',
    upload: async (person, photo) =>
      person.call('uploadBankProtocol', { cardId: await cardId(person) }, [photo]),
  },
} as const satisfies Record<string, { pieces: string; upload: Upload }>;

/** Their file is read and let go: a picture, or a signed paper. */
const READ_ONLY = ['ocrBankInfo', 'idCardOcr', 'recoveryIdCard', 'settlementUpload'];

const uploads = Object.entries(STORED);

/** What is kept in this table, one upload after the other: none of these pictures is longer than a piece. */
async function contents(pieces: string): Promise<Buffer[]> {
  const rows = await bank.db.query<{ content: Uint8Array }>(`select content from ${pieces} order by at`);
  return rows.map(({ content }) => Buffer.from(content));
}

it('every call with a file either stores a picture redrawn, or stores nothing', () => {
  const withFiles = Object.entries(calls as Record<string, CallDefinition>)
    .filter(([, { files }]) => files?.field === 'file')
    .map(([name]) => name);
  expect(withFiles.sort()).toEqual([...Object.keys(STORED), ...READ_ONLY].sort());
});

describe.each(uploads)('%s', (_name, { pieces, upload }) => {
  it('keeps the picture upright, without its place, its camera and what hides behind it', async () => {
    const photo = await camera.photo({ behind: Buffer.from('<script>hidden</script>') });
    expect(await upload(person, photo)).not.toBeInstanceOf(Refused);
    const [kept = Buffer.alloc(0)] = await contents(pieces);
    const { format, width, height, exif, xmp, icc, orientation } = await sharp(kept).metadata();
    expect({ format, width, height, exif, xmp, icc, orientation }).toEqual({
      ...{ format: 'jpeg', width: camera.height, height: camera.width },
      ...{ exif: undefined, xmp: undefined, icc: undefined, orientation: undefined },
    });
    for (const hidden of ['script', camera.maker, 'Exif']) expect(kept.includes(hidden)).toBe(false);
    // The end of a JPEG.
    expect(kept.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });

  it('refuses what only begins like a picture', async () => {
    const before = (await contents(pieces)).length;
    const { bytes, ...photo } = await camera.photo();
    const refused = await upload(person, { ...photo, bytes: bytes.subarray(0, -30) });
    expect(refused).toMatchObject({
      code: pictureRefusals.notAPicture,
      desc: ocrFailureText['not-an-image'],
    });
    expect(await contents(pieces)).toHaveLength(before);
  });

  it('refuses a picture of more pixels than are decoded', async () => {
    const bomb = { name: 'a.png', type: 'image/png', bytes: camera.bomb() };
    expect(await upload(person, bomb)).toMatchObject({
      code: pictureRefusals.pictureTooLarge,
    });
  });
});

describe('a slip that was used before is recognised', () => {
  const used = { code: offlineRefusals.voucherUsed };
  const withSlip = async (photo: Photo) => {
    const borrower = await bank.credited();
    const { loanNo } = await borrower.draw();
    const { offlineNo } = await sent(borrower, loanNo, '100.00', photo);
    await decide(bank, 'accept', { offlineNo, amount: '100.00' });
    return borrower;
  };

  it('also with other bytes behind the picture, and with other data about it', async () => {
    const borrower = await withSlip(await camera.photo({ shows: 7 }));
    const again = [{}, { behind: Buffer.from('x') }, { maker: 'Another Phone' }];
    for (const other of again) {
      const slip = await camera.photo({ shows: 7, ...other });
      expect(await borrower.call('offlineVoucher', {}, [slip])).toMatchObject(used);
    }
    expect(await fileIds(borrower)).toEqual([]);
  });

  it('also if it was stored before pictures were redrawn', async () => {
    const photo = await camera.photo();
    const borrower = await withSlip(photo);
    const [row] = await bank.db.query('update vouchers set drawn_digest = null returning digest');
    expect(row).toBeDefined();
    expect(await borrower.call('offlineVoucher', {}, [photo])).toMatchObject(used);
  });
});
