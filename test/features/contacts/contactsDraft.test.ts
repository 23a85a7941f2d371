import { contactsDrafts } from '@/features/contacts/contactsDraft';
import { Persisted, persisted } from '@/storage/persisted';
import { drafts } from '@/storage/drafts';
import { textSeal } from '@/storage/textSeal';
import { openText, sealText } from '@/wire';
import { Shelf } from '../../app/device';
import { sealUnder } from '../../app/sealUnder';

const KEY = '0123456789abcdef';
const FRIEND = { name: '赵清和', phone: '13912345678', relation: 'friend' } as const;
const PARENT = { name: '钱望舒', phone: '13912345679', relation: 'parent' } as const;
const TYPED = { general: [FRIEND], emergency: [PARENT] };
const NONE = { general: [], emergency: [] };

let shelf: Shelf;
const onDevice = () => JSON.stringify([...shelf.texts]);

function expectNothingInClear(): void {
  for (const secret of [FRIEND.name, FRIEND.phone, PARENT.name, PARENT.phone]) {
    expect(onDevice()).not.toContain(secret);
  }
}

beforeEach(() => {
  shelf = new Shelf().install();
  persisted.forget(['drafts', 'draftOwner']);
  textSeal.use(sealUnder(KEY));
});

describe.each(['credit', 'loan'] as const)('contacts in the draft of %s', (flow) => {
  it('are stored without a readable name or phone, and are there after a reload', async () => {
    void contactsDrafts[flow].keep(TYPED);
    expect(await contactsDrafts[flow].read()).toEqual(TYPED);
    expectNothingInClear();
    const { contacts } = new Persisted().get('drafts')[flow];
    expect(JSON.parse(openText(contacts, KEY) ?? '')).toEqual(TYPED);
  });

  it('keep half a contact, and are deleted with the draft', async () => {
    void contactsDrafts[flow].keep({ general: [{ name: '李', phone: '138', relation: '' }], emergency: [] });
    expect((await contactsDrafts[flow].read()).general).toEqual([{ name: '李', phone: '138', relation: '' }]);
    contactsDrafts[flow].drop();
    expect([await contactsDrafts[flow].read(), drafts.get(flow).contacts]).toEqual([NONE, '']);
  });

  it.each([
    ['damaged', 'AAAA'],
    ['no JSON', sealText('no JSON', KEY, (count) => new Uint8Array(count))],
    ['of another key', sealText(JSON.stringify(TYPED), 'fedcba9876543210', (count) => new Uint8Array(count))],
  ])('that are %s count as none', async (_what, contacts) => {
    drafts.keep(flow, { contacts });
    expect(await contactsDrafts[flow].read()).toEqual(NONE);
  });
});

describe('while contacts are being encrypted', () => {
  let finish: (() => void)[] = [];
  beforeEach(() => {
    finish = [];
    const ready = sealUnder(KEY);
    textSeal.use({
      ...ready,
      seal: async (text) => {
        await new Promise<void>((resolve) => finish.push(resolve));
        return ready.seal(text);
      },
    });
  });

  it('the last input wins, in whatever order the encryptions end', async () => {
    void contactsDrafts.credit.keep(TYPED);
    void contactsDrafts.credit.keep({ ...TYPED, general: [] });
    finish.reverse().forEach((done) => done());
    expect(await contactsDrafts.credit.read()).toEqual({ general: [], emergency: [PARENT] });
  });

  it('dropping the draft wins, and so does the login of another person', async () => {
    void contactsDrafts.credit.keep(TYPED);
    contactsDrafts.credit.drop();
    void contactsDrafts.loan.keep(TYPED);
    drafts.belongTo('C2');
    finish.forEach((done) => done());
    expect([await contactsDrafts.credit.read(), await contactsDrafts.loan.read()]).toEqual([NONE, NONE]);
  });
});
