import { pictureRefusals } from '@/contract/flowRefusals';
import { educationRefusals } from '@/contract/education';
import { randomUUID } from 'node:crypto';
import type { Request } from '@/contract';
import type { Refused } from '../../gateway/console/person';
import { drawDiploma } from '../../gateway/specimens';
import { startGateway, type Bank, type TestPerson } from './harness';
import { phones } from './steps';

let bank: Bank;
let year: number;
const phone = phones(22_000);
beforeAll(async () => {
  bank = await startGateway();
  year = (await bank.console.now()).getUTCFullYear();
});
afterAll(() => bank.close());

const picture = (name = 'C:\\照片\\证书.png') => ({
  name,
  type: 'image/png',
  bytes: drawDiploma({ name: '林晓岚', school: '云岭样本大学', year: 2026 }),
});
const upload = (person: TestPerson, kind: Request<'educationUpload'>['kind'] = 'diploma', file = picture()) =>
  person.call('educationUpload', { kind }, [file]);
const submit = (changes: Partial<Request<'educationUpdate'>> = {}): Request<'educationUpdate'> => ({
  school: '云岭样本大学',
  level: 'bachelor',
  graduationYear: year,
  requestNo: randomUUID(),
  ...changes,
});

describe('proof of an education', () => {
  it('starts empty, keeps one file of each kind, and is submitted with school and year', async () => {
    const person = await bank.register(phone());
    expect(await person.must('educationQuery', {})).toMatchObject({ state: 'none', files: [] });
    await upload(person);
    await upload(person, 'degree');
    await upload(person, 'diploma', picture('again.png'));
    const draft = await person.must('educationQuery', {});
    expect(draft.state).toBe('draft');
    expect(draft.files.map(({ kind, name }) => [kind, name])).toEqual([
      ['degree', '证书.png'],
      ['diploma', 'again.png'],
    ]);
    expect(await person.must('educationUpdate', submit())).toEqual({ state: 'approved' });
    expect(await person.must('educationQuery', {})).toMatchObject({
      state: 'approved',
      school: '云岭样本大学',
      level: 'bachelor',
      graduationYear: year,
    });
  });

  it('is under review until a decision, and cannot be changed in the meantime', async () => {
    const person = await bank.register(phone());
    await bank.console.decide(person.phone, { education: 'hold' });
    await upload(person);
    expect(await person.must('educationUpdate', submit())).toEqual({ state: 'reviewing' });
    expect(((await upload(person)) as Refused).code).toBe(educationRefusals.reviewRuns);
    expect((await person.refused('educationUpdate', submit())).code).toBe(educationRefusals.reviewRuns);
    await bank.console.decide(person.phone, { education: 'approve' });
    const { state, decidedAt } = await person.must('educationQuery', {});
    expect([state, decidedAt === null]).toEqual(['approved', false]);
    expect((await person.refused('educationUpdate', submit())).desc).toContain('已通过');
  });

  it('comes back with a reason, and can be corrected', async () => {
    const person = await bank.register(phone());
    await bank.console.decide(person.phone, { education: 'return' });
    await upload(person);
    expect(await person.must('educationUpdate', submit())).toEqual({ state: 'returned' });
    expect((await person.must('educationQuery', {})).reason).toContain('请核对');
    await bank.console.decide(person.phone, { education: 'approve' });
    await upload(person, 'report');
    expect(await person.must('educationUpdate', submit({ level: 'master' }))).toEqual({ state: 'approved' });
    expect(await person.must('educationQuery', {})).toMatchObject({ reason: '', level: 'master' });
  });

  it.each([
    ['school', { school: '大学' }, educationRefusals.schoolWrong],
    ['school of signs', { school: '<云岭大学>' }, educationRefusals.schoolWrong],
    ['a year long ago', { graduationYear: 2009 }, educationRefusals.yearWrong],
    ['no year', { graduationYear: 0 }, educationRefusals.yearWrong],
  ])('is refused for its %s', async (_, changes, code) => {
    const person = await bank.register(phone());
    await upload(person);
    expect((await person.refused('educationUpdate', submit(changes))).code).toBe(code);
  });

  it('needs a file, and the file must be a picture', async () => {
    const person = await bank.register(phone());
    expect((await person.refused('educationUpdate', submit())).code).toBe(educationRefusals.fileMissing);
    const words = { name: 'a.png', type: 'image/png', bytes: Buffer.from('not a picture') };
    expect(((await upload(person, 'diploma', words)) as Refused).code).toBe(pictureRefusals.notAPicture);
  });

  it('is submitted once for one request number', async () => {
    const person = await bank.register(phone());
    await bank.console.decide(person.phone, { education: 'return' });
    await upload(person);
    const request = submit();
    await person.must('educationUpdate', request);
    const before = await person.must('educationQuery', {});
    await bank.console.advanceMinutes(1);
    expect(await person.must('educationUpdate', request)).toEqual({ state: 'returned' });
    expect(await person.must('educationQuery', {})).toEqual(before);
  });

  it('is not shown to another person', async () => {
    const [one, other] = [await bank.register(phone()), await bank.register(phone())];
    await upload(one);
    expect((await other.must('educationQuery', {})).files).toEqual([]);
  });
});
