import { cardDraft } from '@/features/cardBinding/cardDraft';
import { contactsDrafts } from '@/features/contacts/contactsDraft';
import { raiseDraft } from '@/pages/benefits/raise/parts/raiseDraft';
import { mailDraft } from '@/pages/bussiness/enterprise_mail/parts/mailDraft';
import { educationDraft } from '@/pages/graduate/parts/educationDraft';
import { addressDraft, NO_ADDRESS } from '@/pages/loanAddress/parts/addressDraft';
import { employmentDraft } from '@/pages/login/parts/employmentDraft';
import { disagreeDraft } from '@/pages/service/suggest/parts/disagreeDraft';
import { proposeDraft } from '@/pages/service/suggest/parts/proposeDraft';
import { newPhoneDraft } from '@/pages/setting/security/change_phone/newPhoneDraft';
import { leavingDraft } from '@/pages/user/my/parts/leavingDraft';
import { personDraft } from '@/pages/user/my/personInfo/parts/personDraft';
import type { Flow } from '@/storage/drafts';
import { persisted } from '@/storage/persisted';
import type { SealedDraft } from '@/storage/sealedDraft';
import { textSeal } from '@/storage/textSeal';
import { workDraft } from '@/storage/workDraft';
import { Shelf } from '../app/device';
import { sealUnder } from '../app/sealUnder';
import { filesIn, textOf } from '../architecture/files';

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

type Use = readonly [name: string, use: ReturnType<typeof uses>];

const CONTACTS = {
  general: Array.from({ length: 3 }, () => ({
    name: SECRET.repeat(7),
    phone: '13911110001',
    relation: 'parent' as const,
  })),
  emergency: Array.from({ length: 3 }, () => ({
    name: SECRET.repeat(7),
    phone: '13911110002',
    relation: 'friend' as const,
  })),
};
const contacts = (flow: keyof typeof contactsDrafts): Use => [
  `contacts of ${flow}`,
  uses(contactsDrafts[flow], CONTACTS),
];
const PHONE = { phone: SECRET.repeat(5) };

const CHOICES = 'choices, amounts and keys: nothing that says who the person is';
const FILES = 'the gateway has the files already: nothing is typed';
const SENT = 'the phone is sealed with the code that was sent to it';

/**
 * Every draft of what says who a person is, by its flow, filled to its limits where the stored text is the longest; or why the flow has none. A new
 * flow does not compile without its line.
 */
const BY_FLOW = {
  login: SENT,
  credit: [
    ['work', uses(workDraft, { occupation: SECRET.repeat(8), company: SECRET.repeat(15) })],
    contacts('credit'),
  ],
  bindCard: [['a card', uses(cardDraft, { card: '6225880000000000000', ...PHONE })]],
  loan: [
    ['address', uses(addressDraft, { ...NO_ADDRESS, detail: SECRET.repeat(20), region: SECRET.repeat(30) })],
    contacts('loan'),
  ],
  repay: CHOICES,
  enterprise: [
    ['employment', uses(employmentDraft, { company: SECRET.repeat(15), job: SECRET, income: '9800.50' })],
  ],
  raise: [['raise', uses(raiseDraft, { subject: SECRET.repeat(15), figure: '12000' })]],
  offline: CHOICES,
  proof: FILES,
  supplement: FILES,
  propose: [
    ['complaint', uses(proposeDraft, { content: SECRET.repeat(125) })],
    ['disagreement', uses(disagreeDraft, { proposeNo: 'p-1', content: SECRET.repeat(125) })],
  ],
  education: [
    ['education', uses(educationDraft, { school: SECRET.repeat(10), level: 'master', graduationYear: 2020 })],
  ],
  person: [
    [
      'personal data',
      uses(personDraft, { occupation: SECRET, company: SECRET, email: '', address: SECRET.repeat(50) }),
    ],
    contacts('person'),
    ['the new phone', uses(newPhoneDraft, PHONE)],
    ['leaving', uses(leavingDraft, { reason: 'other', note: SECRET.repeat(50) })],
  ],
  employerMail: [
    ['mail', uses(mailDraft, { email: 'fang@example.com', company: SECRET.repeat(15), job: SECRET })],
  ],
  face: CHOICES,
  recovery: SENT,
} satisfies Readonly<Record<Flow, readonly Use[] | string>>;

const DRAFTS = Object.values<readonly Use[] | string>(BY_FLOW).flatMap((uses) =>
  typeof uses === 'string' ? [] : uses,
);

it('each sealed draft of the app is among them', () => {
  const makers = filesIn('src').filter((path) => /new SealedDraft\(/.test(textOf(path)));
  const own = textOf('test/storage/sealedDrafts.test.ts');
  expect(
    makers.filter((path) => !own.includes(`'${path.replace(/^src/, '@').replace('.ts', '')}'`)),
    'add it to BY_FLOW in test/storage/sealedDrafts.test.ts',
  ).toEqual([]);
});

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
