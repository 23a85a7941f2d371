import { persisted } from '@/storage/persisted';
import { raiseDraft } from '@/pages/benefits/raise/parts/raiseDraft';
import { mailDraft } from '@/pages/bussiness/enterprise_mail/parts/mailDraft';
import { educationDraft } from '@/pages/graduate/parts/educationDraft';
import { addressDraft, NO_ADDRESS } from '@/pages/loanAddress/parts/addressDraft';
import { employmentDraft } from '@/pages/login/parts/employmentDraft';
import { disagreeDraft } from '@/pages/service/suggest/parts/disagreeDraft';
import { proposeDraft } from '@/pages/service/suggest/parts/proposeDraft';
import { leavingDraft } from '@/pages/user/my/parts/leavingDraft';
import { personDraft } from '@/pages/user/my/personInfo/parts/personDraft';
import type { SealedDraft } from '@/storage/sealedDraft';
import { textSeal } from '@/storage/textSeal';
import { workDraft } from '@/storage/workDraft';
import { Shelf } from '../app/device';
import { sealUnder } from '../app/sealUnder';

const SECRET = '云岭测试';

let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf().install();
  persisted.forget(['drafts', 'draftOwner']);
  textSeal.use(sealUnder('0123456789abcdef'));
});

const uses = <T>(draft: SealedDraft<T>, typed: T) => ({
  keep: () => draft.keep(typed),
  drop: () => draft.drop(),
  read: async () => JSON.stringify(await draft.read()),
  typed: JSON.stringify(typed),
});

/** Every draft of what says who a person is, filled to its limits where the stored text is the longest. */
const DRAFTS = [
  ['work', uses(workDraft, { occupation: SECRET.repeat(8), company: SECRET.repeat(15) })],
  ['employment', uses(employmentDraft, { company: SECRET.repeat(15), job: SECRET, income: '9800.50' })],
  ['raise', uses(raiseDraft, { subject: SECRET.repeat(15), figure: '12000' })],
  ['complaint', uses(proposeDraft, { content: SECRET.repeat(125) })],
  ['education', uses(educationDraft, { school: SECRET.repeat(10), level: 'master', graduationYear: 2020 })],
  ['address', uses(addressDraft, { ...NO_ADDRESS, detail: SECRET.repeat(20), region: SECRET.repeat(30) })],
  ['mail', uses(mailDraft, { email: 'fang@example.com', company: SECRET.repeat(15), job: SECRET })],
  [
    'personal data',
    uses(personDraft, { occupation: SECRET, company: SECRET, email: '', address: SECRET.repeat(50) }),
  ],
  ['leaving', uses(leavingDraft, { reason: 'other', note: SECRET.repeat(50) })],
  ['disagreement', uses(disagreeDraft, { proposeNo: 'p-1', content: SECRET.repeat(125) })],
] as const;

describe.each(DRAFTS)('the draft of %s', (_name, draft) => {
  it('is stored encrypted only, survives a reload, and is gone when it is dropped', async () => {
    await draft.keep();
    expect(JSON.stringify(shelf.kept)).not.toContain(SECRET);
    // The store is read by its schema, which leaves out what is too long.
    persisted.set({});
    expect(await draft.read()).toBe(draft.typed);
    draft.drop();
    expect(await draft.read()).not.toContain(SECRET);
  });

  it('does not come back if it is dropped while it is being encrypted', async () => {
    const kept = draft.keep();
    draft.drop();
    await kept;
    expect(await draft.read()).not.toContain(SECRET);
  });
});
